// As much of PhotosUI as generated code names; see UIKit.swift beside this file.

@_exported import UIKit

public struct PHPickerConfiguration { public init() {} }

@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
