import CommandLineOptions
import Foundation
import RandomWalk

let arguments = FuzzArguments.ofProcess()

switch arguments.mode {
case .walk:
    warnAboutFiguresOfDebugBuild(of: "Fuzz")
    exit(Supervisor(arguments).run())
case .work: exit(Worker(arguments).run())
case .show(let index): print(arguments.script(index))
case .replay(let script, let isTraced): exit(Replay(script, isTraced: isTraced, arguments).run())
}
