enum XML {
    /// The text with its special letters written as entities; what XML does not allow becomes U+FFFD.
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

    /// Whether a reader would drop some of the text's spaces, unless told otherwise.
    static func collapses(_ string: String) -> Bool {
        string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
    }
}
