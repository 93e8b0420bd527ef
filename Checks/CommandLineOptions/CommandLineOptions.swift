import Foundation

/// The options of a program, read from its command line.
package protocol CommandLineOptions {
    static var usage: String { get }

    init(_ words: CommandLineWords) throws
}

extension CommandLineOptions {
    /// The options of this process.
    ///
    /// With `--help` prints the usage and exits 0.
    /// If the options are invalid, prints the error and the usage, and exits 2.
    package static func ofProcess() -> Self {
        StandardOutput.watch()
        let words = CommandLine.arguments.dropFirst()
        if words.contains("--help") || words.contains("-h") {
            print(usage)
            exit(0)
        }
        do {
            return try Self(CommandLineWords(words))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n\n\(usage)\n".utf8))
            exit(2)
        }
    }
}

/// An error in the command line, for the user.
package struct InvalidOption: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
