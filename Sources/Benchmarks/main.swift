import OrientationModel

func bench(_ sheet: CastSheet, _ steps: [Step], setup: [Step]) {
  var stage = Stage(sheet)
  var (world, _) = stage.launch()
  for s in setup { print(stage.perform(s, on: &world)) }
  let clock = ContinuousClock()
  let start = clock.now
  var n = 0
  var turns = 0
  for _ in 0..<3_000_000 {
    for s in steps {
      turns &+= Int(stage.perform(s, on: &world).turnCount)
      n += 1
    }
  }
  let took = clock.now - start
  let ns = Double(took.components.seconds) * 1e9 + Double(took.components.attoseconds) / 1e9
  print("ns/step \(ns / Double(n)) turns \(turns)")
}
let l = Scenes.large
bench(l, [.rotate(.landscapeLeft), .rotate(.portrait)], setup: [.push(9, into: nil), .push(8, into: nil)])
