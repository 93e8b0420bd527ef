import Foundation

/// The standard output of a program that prints its results. If they cannot be written, the program must not succeed.
enum StandardOutput {
    /// Ends the program if the output is closed, and again at its end if the output could not be written, as on a full
    /// disk. A pipe whose reader has gone ends the program by its signal.
    static func watch() {
        // Another file would get the number of a closed output.
        if fcntl(STDOUT_FILENO, F_GETFD) < 0 { fail() }
        atexit { if fflush(nil) != 0 { StandardOutput.fail() } }
    }

    private static func fail() -> Never {
        let line = Array("cannot write to the standard output: \(String(cString: strerror(errno)))\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        _exit(74)
    }
}
