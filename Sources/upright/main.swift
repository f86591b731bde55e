import UprightCommands

let machine = System()
machine.prepare()
let response = Program.respond(
  to: argumentWords, in: machine.environment)
machine.end(with: machine.perform(response.effects, endingWith: response.exitCode))
