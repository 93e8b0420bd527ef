import Foundation

/// A file that the user has named, for the results of a long run.
package struct ResultFile {
    /// As the user has written it.
    private let path: String

    /// Throws if the file could not be written after the run, or would replace something else than a file.
    package init(_ path: String) throws {
        self.path = path
        var facts = stat()
        if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
            throw InvalidOption("cannot write \(path): it is not a file")
        }
        let isNew = access(path, F_OK) != 0
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
        guard descriptor >= 0 else { throw Self.failure(path) }
        close(descriptor)
        if isNew { unlink(path) }
    }

    package func write(_ data: Data) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw InvalidOption("cannot write \(path): \(error.localizedDescription)")
        }
    }

    private static func failure(_ path: String) -> InvalidOption {
        InvalidOption("cannot write \(path): \(String(cString: strerror(errno)))")
    }
}
