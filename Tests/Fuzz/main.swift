import Foundation
import RandomWalk

let arguments: Arguments
do {
    arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("\(error)\n\n\(Arguments.usage)\n".utf8))
    exit(2)
}

switch arguments.mode {
case .walk: exit(Supervisor(arguments).run())
case .work: exit(Worker(arguments).run())
case .show(let index): print(arguments.script(index))
case .replay(let script, let isTraced): exit(Replay(script, isTraced: isTraced).run())
}
