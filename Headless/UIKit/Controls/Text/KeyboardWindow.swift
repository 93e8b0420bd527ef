/// The keyboard's window, above all others.
final class KeyboardWindow: UIWindow {
    let keyboard = KeyboardView(frame: .zero)

    convenience init(system: System) {
        self.init(frame: system.screen.bounds)
        windowLevel = Level(rawValue: Calibration.Keyboard.windowLevel)
        addSubview(keyboard)
    }

    /// Touches outside the keyboard go to the app's windows.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Draws a keyboard. Touches on it have no effect; the simulated device types.
final class KeyboardView: UIView, ContentDrawing {
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .systemGray5 : .systemGray4 })
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("keyboards from an archive")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    func draw(into drawing: inout Drawing, bounds: CGRect) {
        let width = bounds.width / 10
        let height = bounds.height * 0.17
        for (index, row) in Self.rows.enumerated() {
            var x = bounds.midX - CGFloat(row.count) / 2 * width
            let y = bounds.minY + bounds.height * 0.06 + CGFloat(index) * height
            for letter in row {
                let key = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: 3, dy: 5)
                drawKey(String(letter), in: key, into: &drawing)
                x += width
            }
        }
        // Place and width are in widths of a letter.
        for (title, row, x, share) in [
            ("⇧", 2, 0, 1.3), ("⌫", 2, 8.7, 1.3), ("123", 3, 0, 1.25), ("☺", 3, 1.25, 1.25), ("space", 3, 2.5, 5),
            ("return", 3, 7.5, 2.5),
        ] as [(String, CGFloat, CGFloat, CGFloat)] {
            let y = bounds.minY + bounds.height * 0.06 + row * height
            let key = CGRect(x: bounds.minX + x * width, y: y, width: share * width, height: height)
            drawKey(title, in: key.insetBy(dx: 3, dy: 5), into: &drawing)
        }
    }

    private func drawKey(_ title: String, in key: CGRect, into drawing: inout Drawing) {
        drawing.fill(.rect(key, cornerRadius: 5), with: UIColor.tertiarySystemBackground.components)
        let font = Drawing.Font(size: title.count == 1 ? 22 : 16)
        drawing.text(title, font: font, color: UIColor.label.components, alignment: .center, in: key)
    }
}
