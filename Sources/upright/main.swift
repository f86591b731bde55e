import UprightCommands

let machine = Machine()
machine.prepare()
let response = Program.respond(
  to: Array(CommandLine.arguments.dropFirst()), in: machine.environment)
machine.end(with: machine.perform(response.effects, endingWith: response.exitCode))
