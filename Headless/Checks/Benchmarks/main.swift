import CommandLineOptions
import Foundation

let arguments = BenchmarksArguments.ofProcess()
warnAboutFiguresOfDebugBuild(of: "Benchmarks")

if let work = arguments.work {
    work.run(count: arguments.count, size: arguments.size)
    exit(0)
}
let report = Report(isSilent: arguments.json == "-")
for chapter in Chapter.allCases where arguments.only.isEmpty || arguments.only.contains(chapter) {
    chapter.run(report, swipes: arguments.swipes)
}
if let path = arguments.json {
    let data = try report.json()
    if path == "-" {
        print(String(decoding: data, as: UTF8.self))
    } else {
        try data.write(to: URL(fileURLWithPath: path))
    }
}
if arguments.checks, !report.holds {
    print("\nA limit is exceeded.")
    exit(1)
}
