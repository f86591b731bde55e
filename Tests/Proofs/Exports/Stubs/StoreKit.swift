// As much of StoreKit as generated code names; see UIKit.swift beside this file.

@_exported import UIKit

@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {}
