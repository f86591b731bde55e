// Inputs of every kind, for as long as one likes: `swift run -c release upright-fuzz`.
//
//   upright-fuzz                              a thousand of each kind
//   upright-fuzz language --from 5000 --count 100
//   upright-fuzz --seconds 60                 all kinds in turn
//   upright-fuzz prompt --from 17 --show      what input 17 is, and nothing else
//
// Each piece of work is a process of its own with a bound on its memory: what traps or hangs is told
// with its number, and the rest goes on. The same number makes the same input on every machine.
import Proofs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let wishes = Wishes(CommandLine.arguments.dropFirst())

if wishes.isChild {
  Child.run(wishes)
} else if wishes.shows {
  for kind in wishes.kinds { print(String(decoding: kind.input(wishes.from), as: UTF8.self)) }
} else {
  let foundCount = await Overseer(wishes).run()
  exit(foundCount > 0 ? 1 : 0)
}
