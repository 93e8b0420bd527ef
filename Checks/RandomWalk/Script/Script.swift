/// A walk that can be repeated: the device and the steps.
package struct Script: Equatable, Sendable {
    package var setting: Setting
    package var steps: [Step]

    package init(setting: Setting, steps: [Step]) {
        self.setting = setting
        self.steps = steps
    }
}

extension Script: LosslessStringConvertible {
    /// One line: `ios18 ltr 390x844 parts15 | push:plain,1 drag:0,10x400,300x405,0.2`.
    package var description: String {
        "\(setting) | " + steps.map(\.description).joined(separator: " ")
    }

    package init?(_ description: String) {
        let parts = description.split(separator: "|", maxSplits: 1).map(String.init)
        guard parts.count == 2, let setting = Setting(parts[0]) else { return nil }
        var steps: [Step] = []
        for word in parts[1].split(separator: " ") {
            guard let step = Step(String(word)) else { return nil }
            steps.append(step)
        }
        self.init(setting: setting, steps: steps)
    }
}
