import Foundation
import UIKit
import UIKitSimulator

/// A part of the film: every frame of a trial, as the changes since the frame before, and the fingers in it.
@MainActor final class Scene {
    /// Frames per second.
    static let rate: Double = 60

    private(set) var size = CGSize.zero
    /// JSON.
    private(set) var frames: [String] = []
    /// The complete pictures, for a scene that keeps them.
    private(set) var pictures: [(picture: Picture, fingers: [CGPoint], captions: Captions)] = []
    /// The captions from the next frame on.
    var captions = Captions()

    /// The parts of a scene in words, and which one is shown.
    struct Captions {
        var texts: [String] = []
        var current = 0
    }

    private let keepsPictures: Bool
    private var last: Picture?

    init(keepsPictures: Bool) {
        self.keepsPictures = keepsPictures
    }

    func add(_ picture: Picture, fingers: [CGPoint]) {
        size = picture.size
        var members: [String] = []
        if picture != last {
            members.append("\"p\":" + picture.json(since: last))
            last = picture
        }
        if !fingers.isEmpty {
            let points = fingers.map { "[\(Int($0.x.rounded())),\(Int($0.y.rounded()))]" }
            members.append("\"f\":[\(points.joined(separator: ","))]")
        }
        frames.append("{\(members.joined(separator: ","))}")
        if keepsPictures { pictures.append((picture, fingers, captions)) }
    }
}
