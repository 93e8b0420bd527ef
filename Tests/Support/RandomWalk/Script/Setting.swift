import Foundation
import UIKit
import UIKitSimulator

/// The device of a script, and the window's root view controller.
package struct Setting: Equatable, Sendable {
    package enum Root: String, CaseIterable, Sendable {
        /// The navigation controller is the root view controller.
        case bare
        /// The navigation controller is the child of a container.
        case contained
        /// The navigation controller is in a tab.
        case tab
        /// The navigation controller is in the leading half of a container, beside another one.
        case beside
    }

    package var systemVersion = 18
    package var isRightToLeft = false
    package var size = CGSize(width: 390, height: 844)
    package var parts = SimulatedDevice.PrivateParts.all
    package var reducesMotion = false
    package var root = Root.bare
    /// Whether the device is an iPhone Duo, at first folded.
    package var isDuo = false
    /// Whether the controller's subclass omits the call of `super` after layout.
    package var omitsSuper = false

    package init() {}

    package var configuration: SimulatedDevice.Configuration {
        var configuration = isDuo ? .iPhoneDuo() : SimulatedDevice.Configuration()
        if !isDuo {
            configuration.systemVersion = systemVersion
            configuration.screenSize = size
        }
        configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        configuration.privateParts = parts
        configuration.reduceMotion = reducesMotion
        configuration.prefersCrossFadeTransitions = reducesMotion
        return configuration
    }
}

extension Setting: LosslessStringConvertible {
    package var description: String {
        var words = ["ios\(systemVersion)", isRightToLeft ? "rtl" : "ltr", "\(Point(size))", "parts\(parts.rawValue)"]
        if reducesMotion { words.append("calm") }
        if isDuo { words.append("duo") }
        if omitsSuper { words.append("forgetful") }
        if root != .bare { words.append(root.rawValue) }
        return words.joined(separator: " ")
    }

    package init?(_ description: String) {
        self.init()
        for word in description.split(separator: " ").map(String.init) {
            if word.hasPrefix("ios"), let version = Int(word.dropFirst(3)) {
                systemVersion = version
            } else if word == "rtl" || word == "ltr" {
                isRightToLeft = word == "rtl"
            } else if word.hasPrefix("parts"), let value = Int(word.dropFirst(5)) {
                parts = .init(rawValue: value)
            } else if word == "calm" {
                reducesMotion = true
            } else if word == "duo" {
                isDuo = true
            } else if word == "forgetful" {
                omitsSuper = true
            } else if let root = Root(rawValue: word) {
                self.root = root
            } else if let size = Point(word) {
                self.size = size.size
            } else {
                return nil
            }
        }
    }
}
