import Foundation
import Glibc

/// A file that the user has named.
///
/// It is checked before a tour, which takes a while, and written after it: an interrupted tour leaves the previous
/// file.
struct OutputFile {
    /// As the user has written it.
    let path: String

    init(_ path: String) {
        self.path = path
    }

    var url: URL { URL(fileURLWithPath: path) }

    /// Throws if the file could not be written, or would replace something else than a file.
    func check() throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isRegular {
            throw Misbehaviour("cannot write \(path): \(isFolder.boolValue ? "it is a folder" : "it is not a file")")
        }
        try OutputFolder(url.deletingLastPathComponent().path).check(for: path)
    }

    func write(_ text: String) throws {
        try check()
        do {
            try text.write(to: url.resolvingSymlinksInPath(), atomically: true, encoding: .utf8)
        } catch {
            throw Misbehaviour("cannot write \(path): \(error.localizedDescription)")
        }
    }

    private var isRegular: Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    }
}

/// A folder that the user has named.
struct OutputFolder {
    /// As the user has written it.
    let path: String

    init(_ path: String) {
        self.path = path
    }

    func file(_ name: String) -> OutputFile {
        OutputFile(path.hasSuffix("/") ? path + name : "\(path)/\(name)")
    }

    /// Creates the folder, and throws if no file can be written there.
    ///
    /// - Parameter name: The path for the error message; nil for the folder's own.
    func check(for name: String? = nil) throws {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let probe = "\(path)/.\(UUID().uuidString)"
        let descriptor = open(probe, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else {
            throw Misbehaviour("cannot write \(name ?? path): \(String(cString: strerror(errno)))")
        }
        close(descriptor)
        unlink(probe)
    }
}

/// Prints a line at once. A closed or full standard output ends the program.
func say(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { fail("cannot write to the standard output: \(String(cString: strerror(errno)))") }
        rest = rest.dropFirst(count)
    }
}

/// Ends the program with a line on the standard error.
func fail(_ problem: String, status: Int32 = 1) -> Never {
    let line = Array("Demo: \(problem)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
}
