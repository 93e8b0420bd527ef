import CommandLineOptions
import Foundation

let arguments = BenchmarksArguments.ofProcess()
warnAboutFiguresOfDebugBuild(of: "Benchmarks")

if let work = arguments.work {
    work.run(count: arguments.count)
    exit(0)
}
let report = Report()
for chapter in Chapter.allCases where arguments.only.isEmpty || arguments.only.contains(chapter) {
    chapter.run(report, swipes: arguments.swipes)
}
do {
    try arguments.json?.write(try report.json())
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
if arguments.checks, !report.holds {
    print("\nA limit is exceeded.")
    exit(1)
}
