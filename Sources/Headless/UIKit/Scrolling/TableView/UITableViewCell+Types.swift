extension UITableViewCell {
    @preconcurrency public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case subtitle = 3
    }

    @preconcurrency public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    @preconcurrency public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    @preconcurrency public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case checkmark = 3
    }
}
