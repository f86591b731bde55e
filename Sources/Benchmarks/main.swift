import OrientationExplorer
import OrientationModel

let sheet = Scenes.large
var repertoire = Repertoire(
  sheet, presentations: [.init(8, as: .fullScreen), .init(9, as: .fullScreen)])
for threads in [1, 2] {
  var exploration = Exploration(sheet, repertoire)
  exploration.threads = threads
  let explored = exploration.run()
  let s = explored.statistics
  print(threads, s, s.statesPerSecond, s.memory / s.states)
  print(explored.levels)
  for f in explored.findings { print(f.property.name, f.holds, f.count, f.path ?? []) }
}
