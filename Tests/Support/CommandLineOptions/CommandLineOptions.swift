import Foundation

/// The options of a program, read from its command line.
package protocol CommandLineOptions {
    static var usage: String { get }

    init(_ words: CommandLineWords) throws
}

extension CommandLineOptions {
    /// The options of this process. If they are invalid, prints the error and the usage, and exits 2.
    package static func ofProcess() -> Self {
        do {
            return try Self(CommandLineWords(CommandLine.arguments.dropFirst()))
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
