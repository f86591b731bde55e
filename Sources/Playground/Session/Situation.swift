import OrientationScenarios

/// A scenario made ready for the engine; telling has a word of the same spelling.
typealias Situation = OrientationScenarios.Situation
