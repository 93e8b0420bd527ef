import Foundation

/// Says on the standard error, in a debug build, that the times of a program mean nothing.
package func warnAboutFiguresOfDebugBuild(of program: String) {
    #if DEBUG
    let warning = "This is a debug build: its times mean nothing. Use: swift run -c release \(program)\n"
    FileHandle.standardError.write(Data(warning.utf8))
    #endif
}
