package enum RenderStyle: Hashable, Sendable {
  /// Lines, in ASCII alone.
  case ascii
  /// Lines.
  case wireframe
  /// Surfaces, where there are colours enough.
  case solid
  /// Shapes of any size: a column and a row are small parts of a letter.
  case vectors
}
