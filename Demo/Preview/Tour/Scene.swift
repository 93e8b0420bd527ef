import Foundation
@testable import UIKit
@testable import UIKitSimulator

/// A part of the film: every frame of a trial, as the changes since the frame before, and the fingers in it.
@MainActor final class Scene {
    /// Frames per second.
    static let rate: Double = 60

    private(set) var size = CGSize.zero
    /// JSON.
    private(set) var frames: [String] = []
    private var last: Picture?

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
    }
}
