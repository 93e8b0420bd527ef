import ArbitrationMatrix
import CommandLineOptions
import Foundation

let arguments = MatrixArguments.ofProcess()

guard arguments.playsAll else {
    let drivers = Contestant.drivers(on: arguments.surroundings)
    guard let driver = drivers.first(where: { "\($0)" == arguments.driver }) else {
        FileHandle.standardError.write(Data("no such driver on \(arguments.surroundings): \(arguments.driver)\n".utf8))
        exit(2)
    }
    print("Who wins a \(arguments.drag) drag on \(arguments.surroundings), driver \(driver).")
    print("In parentheses: who wins it with a plain controller, where that differs. A dash: no recognizer.\n")
    print(Table(arguments.drag, on: arguments.surroundings, driver: driver))
    exit(0)
}

var summary = Summary()
for (index, cell) in Cell.all.enumerated() where index % arguments.every == 0 {
    summary.add(Comparison(cell))
}
print(summary)
exit(summary.isClean ? 0 : 1)
