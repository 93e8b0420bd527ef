import Foundation
import UIKit

/// A message of a page. One of the members is set.
struct PageMessage: Decodable {
    static let menu = "menu"

    /// A frame's number, with its time on the page's clock in milliseconds, and the touches since the frame before.
    var frame: Int?
    var time: Double?
    var touches: [Touch]?
    /// The name of a case, or `menu`, and the system and the device that its phones get.
    var open: String?
    var system: Int?
    var device: String?
    var settings: Phone.Settings?
    var reset: Bool?
    /// Text for the phone's keyboard: letters, "\b" to delete, "\n" for return.
    var type: String?
    var scroll: Scroll?

    /// A movement of a wheel or of fingers on a trackpad: its location, and the distance that the content moves, in
    /// points.
    struct Scroll: Decodable {
        var place: [Double]
        var by: [Double]
        var ends: Bool
    }

    struct Touch: Decodable {
        /// On the page's clock, in milliseconds.
        var time: Double
        var finger: Int
        var phase: Phone.TouchPhase
        var point: CGPoint

        init(from decoder: Decoder) throws {
            var list = try decoder.unkeyedContainer()
            time = try list.decode(Double.self)
            finger = try list.decode(Int.self)
            let name = try list.decode(String.self)
            point = try CGPoint(x: list.decode(Double.self), y: list.decode(Double.self))
            guard let phase = Phone.TouchPhase(rawValue: name), list.isAtEnd, (0..<5).contains(finger),
                abs(point.x) <= 10_000, abs(point.y) <= 10_000
            else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "not a touch")
            }
            self.phase = phase
        }
    }

    /// Returns the message, or nil if it is invalid.
    static func parse(_ text: [UInt8]) -> PageMessage? {
        guard let message = try? JSONDecoder().decode(PageMessage.self, from: Data(text)) else { return nil }
        let members = [
            message.frame != nil, message.open != nil, message.settings != nil, message.reset != nil,
            message.type != nil, message.scroll != nil,
        ]
        guard members.filter({ $0 }).count == 1,
            message.open != nil || message.system == nil && message.device == nil,
            message.system.map(Phone.Settings.systems.contains) ?? true,
            message.device.map(Phone.Settings.isDevice) ?? true
        else { return nil }
        guard (message.touches != nil) == (message.frame != nil), (message.time != nil) == (message.frame != nil)
        else { return nil }
        if let time = message.time, let touches = message.touches {
            // A message has touches of at most a minute, and none later than its frame.
            guard time >= 0, touches.count <= 256, touches.allSatisfy({ (time - 60_000...time).contains($0.time) })
            else { return nil }
        }
        if let scroll = message.scroll {
            guard scroll.place.count == 2, scroll.by.count == 2,
                (scroll.place + scroll.by).allSatisfy({ abs($0) < 1e4 })
            else { return nil }
        }
        // A single character may have any number of combining marks.
        if let type = message.type, type.count != 1 || type.utf8.count > 32 { return nil }
        guard message.frame ?? 0 >= 0, message.reset ?? true, message.settings?.isValid ?? true else { return nil }
        return message
    }
}
