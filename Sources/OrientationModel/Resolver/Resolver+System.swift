// What Apple's own controllers answer.

extension Resolver where Sink: TraceSink {
  /// What one of Apple's own controllers answers that was given no mask.
  mutating func systemMask(of place: Place, _ controller: Controller) -> OrientationMask {
    switch controller.system {
    case .imagePicker where pickerIsPortrait:
      note(.imagePickerPortrait, .narrows(to: .portrait), on: place.id)
      return .portrait
    case .store where storePageIsPortrait:
      note(.storePagePortrait, .narrows(to: .portrait), on: place.id)
      return .portrait
    // EXC-10: since iOS 17 the print panel is in portrait.
    case .print where compiled.version >= 17:
      note(.whoMeetsTheException, .narrows(to: .portrait), on: place.id)
      return .portrait
    case .player:
      note(.assumed(.playerPassesAppMask))
      note(.fullScreenVideo, .narrows(to: .allButUpsideDown), on: place.id)
      return .allButUpsideDown
    case .alert:
      noteIfItHolds(.alertLeavesDecision, .tells, on: place.id)
      guard let below = scene.presenter(of: place) else { return compiled.defaultMask }
      return mask(of: below)
    case .imagePicker, .share, .safari, .mail, .print, .quickLook, .photoPicker, .store,
      .contacts, .webVideo, nil:
      note(.defaultControllerMask, .narrows(to: compiled.defaultMask), on: place.id)
      return compiled.defaultMask
    }
  }

  /// MISC-13: on iOS 11 it was seen on ordinary phones only.
  private var storePageIsPortrait: Bool {
    guard holds(.storePagePortrait) else { return false }
    return compiled.version < 11 || !compiled.isPadScene && !compiled.device.isPlusClass
  }

  /// MISC-1: everywhere up to iOS 10; on 12 its camera, on phones without a home button.
  private var pickerIsPortrait: Bool {
    mutating get {
      guard compiled.version.major == 12 else { return compiled.version < 11 }
      let device = compiled.device
      return !device.isPad && !device.hasHomeButton && assume(.cameraIsPortraitOn12)
    }
  }
}
