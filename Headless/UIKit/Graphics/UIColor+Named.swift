extension UIColor {
    public class var black: UIColor { UIColor(light: 0x000000, dark: 0x000000) }
    public class var white: UIColor { UIColor(light: 0xFFFFFF, dark: 0xFFFFFF) }
    public class var clear: UIColor { UIColor(light: 0, dark: 0, lightAlpha: 0, darkAlpha: 0) }
    public class var gray: UIColor { UIColor(light: 0x808080, dark: 0x808080) }
    public class var lightGray: UIColor { UIColor(light: 0xAAAAAA, dark: 0xAAAAAA) }
    public class var red: UIColor { UIColor(light: 0xFF0000, dark: 0xFF0000) }
    public class var green: UIColor { UIColor(light: 0x00FF00, dark: 0x00FF00) }
    public class var blue: UIColor { UIColor(light: 0x0000FF, dark: 0x0000FF) }
    public class var yellow: UIColor { UIColor(light: 0xFFFF00, dark: 0xFFFF00) }
    public class var orange: UIColor { UIColor(light: 0xFF8000, dark: 0xFF8000) }
    public class var purple: UIColor { UIColor(light: 0x800080, dark: 0x800080) }
    public class var brown: UIColor { UIColor(light: 0x996633, dark: 0x996633) }

    public class var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
    public class var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
    public class var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
    public class var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
    public class var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
    public class var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
    public class var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
    public class var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }

    public class var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
    public class var secondaryLabel: UIColor { faded(light: 0x3C3C43, dark: 0xEBEBF5, 0.6) }
    public class var tertiaryLabel: UIColor { faded(light: 0x3C3C43, dark: 0xEBEBF5, 0.3) }
    public class var placeholderText: UIColor { faded(light: 0x3C3C43, dark: 0xEBEBF5, 0.3) }
    public class var separator: UIColor {
        UIColor(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
    }
    public class var systemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x000000) }
    public class var secondarySystemBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
    public class var tertiarySystemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x2C2C2E) }
    public class var systemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x000000) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x1C1C1E) }
    public class var systemFill: UIColor { UIColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36) }
    public class var secondarySystemFill: UIColor {
        UIColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
    }

    private static func faded(light: UInt32, dark: UInt32, _ alpha: CGFloat) -> UIColor {
        UIColor(light: light, dark: dark, lightAlpha: alpha, darkAlpha: alpha)
    }
}
