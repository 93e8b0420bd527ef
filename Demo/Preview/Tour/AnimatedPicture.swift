import Foundation

@MainActor enum AnimatedPicture {
    static func writeAll(to folder: URL) throws {}
}
