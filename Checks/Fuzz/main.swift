import CommandLineOptions
import Foundation
import RandomWalk

let arguments = FuzzArguments.ofProcess()

switch arguments.mode {
case .walk:
    warnAboutFiguresOfDebugBuild(of: "Fuzz")
    exit(Supervisor(arguments).run())
case .work: exit(Worker(arguments).run())
case .replay(let script, let isTraced): exit(Replay(script, isTraced: isTraced, arguments.game).run())
}
