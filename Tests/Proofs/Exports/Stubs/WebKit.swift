// As much of WebKit as generated code names; see UIKit.swift beside this file.

@_exported import UIKit

@preconcurrency @MainActor open class WKWebView: UIView {
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}
}
