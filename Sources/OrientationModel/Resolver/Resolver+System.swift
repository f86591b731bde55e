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
      return usualMask(of: place, noting: true)
    }
  }

  /// MISC-13: on iOS 11 it was seen on ordinary phones only; of 16 and 17 one report says so.
  private var storePageIsPortrait: Bool {
    mutating get {
      guard compiled.version >= 11 else { return holds(.storePagePortrait) }
      guard !compiled.isPadScene, !compiled.device.isPlusClass else { return false }
      let isOpen = compiled.version.major == 16 || compiled.version.major == 17
      return compiled.version.major == 11 || isOpen && assume(.storePageIsPortraitOn16)
    }
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
