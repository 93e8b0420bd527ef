/// The words of a command line that are not read yet.
package struct CommandLineWords {
    private var rest: ArraySlice<String>
    private var options: Set<String> = []

    package init(_ words: ArraySlice<String>) {
        rest = words
    }

    /// Reads the next word; nil at the end. An option that is given twice is an error, unless it is `repeatable`.
    package mutating func next(repeatable: Set<String> = []) throws -> String? {
        guard let word = rest.popFirst() else { return nil }
        if word.hasPrefix("--"), !options.insert(word).inserted, !repeatable.contains(word) {
            throw InvalidOption("\(word) is given twice")
        }
        return word
    }

    /// Reads the next word as the value of an option.
    package mutating func value(of option: String) throws -> OptionValue {
        guard let text = rest.popFirst() else { throw InvalidOption("\(option) needs a value") }
        return OptionValue(option: option, text: text)
    }
}

/// The value of an option.
package struct OptionValue {
    package let option: String
    package let text: String

    /// A number within a range.
    package func number<Number: LosslessStringConvertible>(in range: ClosedRange<Number>) throws -> Number {
        guard let number = Number(text), range.contains(number) else {
            throw InvalidOption("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    /// A number: at least one.
    package func count() throws -> Int {
        try number(in: 1...1_000_000_000)
    }

    /// The seed of random numbers.
    package func seed() throws -> UInt64 {
        try number(in: 0...UInt64.max)
    }

    /// The case of the enumeration with this name.
    package func choice<Case: CaseIterable>() throws -> Case {
        guard let found = Case.allCases.first(where: { "\($0)" == text }) else {
            throw InvalidOption("\(option) is one of \(Case.names), not \(text)")
        }
        return found
    }
}

extension CaseIterable {
    /// The names of all cases, separated by commas.
    package static var names: String {
        allCases.map { "\($0)" }.joined(separator: ", ")
    }
}
