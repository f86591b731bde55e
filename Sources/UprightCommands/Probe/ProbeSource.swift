/// The Swift file that `probe` prints.
///
/// It lives in an app, so it knows nothing of this package; what it prints is the scenario
/// language. The tests type-check it against stubs of UIKit and run it on trees made of them.
enum ProbeSource {
  static let text = head + app + tree + words
}
