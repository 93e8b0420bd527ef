import UIKitSimulator

/// A cell is written `pop 150 push shown edge ios26 ltr`, or `pop 150 swipe shown edge ios26 ltr refuses`.
extension TimeCell: LosslessStringConvertible {
    package var description: String {
        let (bars, start) = (setting.bars.rawValue, setting.start.rawValue)
        let direction = setting.surroundings.isMirrored ? "rtl" : "ltr"
        let words = setting.words == .none ? "" : " \(setting.words)"
        return "\(setting.first) \(delay) \(second) \(bars) \(start) \(setting.surroundings.word) \(direction)" + words
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard (7...8).contains(words.count), let first = FirstAct(rawValue: words[0]), let delay = Int(words[1]),
            delay >= 0,
            let second = SecondAct(rawValue: words[2]), let bars = Bars(rawValue: words[3]),
            let start = SwipeStart(rawValue: words[4]),
            ["ltr", "rtl"].contains(words[6]),
            let surroundings = Surroundings.all.first(where: {
                $0.word == words[5] && $0.isMirrored == (words[6] == "rtl")
            }), let said = words.count == 7 ? TimedWords.none : TimedWords(rawValue: words[7])
        else { return nil }
        self.init(TimeSetting(first, bars, start, on: surroundings, saying: said), second, after: delay)
    }
}

extension Surroundings {
    /// The device in one word.
    fileprivate var word: String {
        switch device {
        case .iPhone(let version): "ios\(version)"
        case .duo(let display, let isTurned): "duo-\(display)" + (isTurned ? "-turned" : "")
        }
    }
}
