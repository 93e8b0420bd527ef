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
case .plain:
    var progress = ProgressLine(of: arguments.scripts, "scripts")
    for script in 0..<arguments.scripts {
        progress.show(script)
        guard let failure = PlainWalk(seed: arguments.seed, script: script).run(steps: arguments.length) else {
            continue
        }
        progress.end()
        print(failure)
        exit(1)
    }
    progress.end()
    print("\(arguments.steps) steps over plain navigation controllers, seed \(arguments.seed): everything held")
case .replay(let script, let isTraced): exit(Replay(script, isTraced: isTraced, arguments).run())
}
