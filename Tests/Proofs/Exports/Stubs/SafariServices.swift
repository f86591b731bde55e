// As much of SafariServices as generated code names; see UIKit.swift beside this file.

@_exported import UIKit

@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
