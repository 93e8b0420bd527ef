import CommandLineOptions
import Foundation
import RandomWalk

let arguments = FuzzArguments.ofProcess()

switch arguments.mode {
case .walk: exit(Supervisor(arguments).run())
case .work: exit(Worker(arguments).run())
case .show(let index): print(arguments.script(index))
case .plain:
    for script in 0..<arguments.scripts {
        guard let failure = PlainWalk(seed: arguments.seed, script: script).run(steps: arguments.length) else {
            continue
        }
        print(failure)
        exit(1)
    }
    print("\(arguments.steps) steps over plain navigation controllers, seed \(arguments.seed): everything held")
case .replay(let script, let isTraced): exit(Replay(script, isTraced: isTraced).run())
}
