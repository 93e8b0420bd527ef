extension UITableViewCell {
    @preconcurrency public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    @preconcurrency public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
