enum XML {
    /// The text with special characters as entities. Characters that XML does not allow become U+FFFD.
    static func escaped(_ string: String) -> String {
        var escaped = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Whether an XML reader would collapse spaces of the text by default.
    static func collapses(_ string: String) -> Bool {
        string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
    }
}
