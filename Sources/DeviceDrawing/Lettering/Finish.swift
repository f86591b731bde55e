/// How a device is drawn.
package enum Finish: Hashable, Sendable {
  /// Lines, in ASCII alone.
  case ascii
  /// Lines.
  case wireframe
  /// Surfaces, where there are colours enough.
  case solid
}
