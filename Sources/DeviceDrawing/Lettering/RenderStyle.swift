/// How a device is drawn.
package enum RenderStyle: Hashable, Sendable {
  /// Lines, in ASCII alone.
  case ascii
  /// Lines.
  case wireframe
  /// Surfaces, where there are colours enough.
  case solid
}
