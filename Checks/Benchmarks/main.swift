import CommandLineOptions
import Foundation

let arguments = BenchmarksArguments.ofProcess()
warnAboutFiguresOfDebugBuild(of: "Benchmarks")

if let work = arguments.work {
    work.run(count: arguments.count, size: arguments.size)
    exit(0)
}
let isSilent = if case .standardOutput = arguments.json { true } else { false }
let report = Report(isSilent: isSilent)
for chapter in Chapter.allCases where arguments.only.isEmpty || arguments.only.contains(chapter) {
    chapter.run(report, swipes: arguments.swipes)
}
switch arguments.json {
case nil: break
case .standardOutput: print(String(decoding: try report.json(), as: UTF8.self))
case .file(let file):
    do {
        try file.write(try report.json())
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(2)
    }
}
if arguments.checks, !report.holds {
    print("\nA limit is exceeded.")
    exit(1)
}
