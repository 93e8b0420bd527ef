import Foundation
import TrialTools
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
        /// The navigation controller is in the leading half of a container, next to another one.
        case beside
        /// The navigation controller is the first of three columns.
        case columns
        /// The navigation controller is in a sheet.
        case sheet
    }

    /// How the app states what it wants.
    package enum App: String, CaseIterable, Sendable {
        /// By the library's preferences.
        case preferences
        /// With UIKit's API only, as on a plain controller.
        case uikit
        /// With UIKit's API, and with preferences about the swipe, which a plain controller doesn't know.
        case configured
    }

    /// What is compared with a plain controller.
    package enum Subject: String, CaseIterable, Sendable {
        /// The library's controller.
        case library
        /// A plain controller to which the library's swipe is attached.
        case attached
    }

    package var systemVersion = 18
    package var isRightToLeft = false
    package var size = CGSize(width: 390, height: 844)
    package var parts = SimulatedDevice.PrivateParts.all
    package var reducesMotion = false
    package var root = Root.bare
    /// Whether the device is an iPhone Duo, at first folded. It has its own size and iOS 27, whatever the setting says.
    package var isDuo = false
    package var app = App.preferences
    package var subject = Subject.library
    /// The switches of the headless UIKit that have another position than by default.
    package var switches: [Switch] = []

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
        if root != .bare { words.append(root.rawValue) }
        if app != .preferences { words.append(app.rawValue) }
        if subject != .library { words.append(subject.rawValue) }
        words += switches.map { "~\($0)" }
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
            } else if let root = Root(rawValue: word) {
                self.root = root
            } else if let app = App(rawValue: word) {
                self.app = app
            } else if let subject = Subject(rawValue: word) {
                self.subject = subject
            } else if word.hasPrefix("~"), let position = Switch(String(word.dropFirst())) {
                switches.append(position)
            } else if let size = Point(word) {
                self.size = size.size
            } else {
                return nil
            }
        }
    }
}
