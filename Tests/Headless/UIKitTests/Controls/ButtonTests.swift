import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test("A button created with an action has its title and runs it")
    func primaryAction() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        let device = ControlScreen.show(button)
        #expect(button.currentTitle == "Go")
        device.fingerTap(at: ControlScreen.middle)
        #expect(runs == 1)
    }

    @Test("A button shows the title and colour of its state")
    func titles() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "On")
        #expect(button.titleLabel?.textColor == .red)
        #expect(button.title(for: .highlighted) == "On")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        #expect(button.currentTitleColor == .red)
        button.isEnabled = true
        let system = UIButton(type: .system)
        system.tintColor = .green
        #expect(system.currentTitleColor == .green)
    }

    @Test("A button's title is laid out by its alignment, mirrored right to left")
    func alignment() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let device = ControlScreen.show(button)
        _ = device
        let width = button.titleLabel!.frame.width
        #expect(abs(button.titleLabel!.frame.midX - 100) < 0.5)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(button.titleLabel!.frame.minX == 0)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(abs(button.titleLabel!.frame.maxX - 200) < 0.01)
        #expect(button.titleLabel!.frame.width == width)
    }

    @Test("A button shows the image of its state, before its title, mirrored right to left")
    func images() throws {
        let (plus, cross) = (UIImage(systemName: "plus")!, UIImage(systemName: "xmark")!)
        let button = UIButton(type: .system)
        button.setImage(plus, for: .normal)
        button.setImage(cross, for: .disabled)
        #expect(button.image(for: .normal) === plus && button.image(for: .highlighted) === plus)
        #expect(button.currentImage === plus)
        let device = ControlScreen.show(button)
        let picture = try #require(button.imageView)
        #expect(picture.image === plus)
        #expect(picture.frame == CGRect(x: 90, y: 12, width: 20, height: 20), "in the ControlScreen.middle")
        let size = button.sizeThatFits(.zero)
        button.setTitle("Add", for: .normal)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(button.sizeThatFits(.zero).width == size.width + title.frame.width)
        #expect(picture.frame.minX == 0 && title.frame.minX == 20)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(picture.frame.maxX == 200 && abs(title.frame.maxX - 180) < 0.01)
        button.isEnabled = false
        #expect(picture.image === cross)
        let shown = device.picture()
        button.setImage(nil, for: .normal)
        button.setImage(nil, for: .disabled)
        #expect(button.currentImage == nil && device.picture() != shown)
    }

    @Test("A button created with an action has its image, and a tap on the image triggers it")
    func actionImage() throws {
        var runs = 0
        let image = UIImage(systemName: "plus")
        let button = UIButton(primaryAction: UIAction(image: image) { _ in runs += 1 })
        let device = ControlScreen.show(button)
        #expect(button.currentImage === image)
        device.fingerTap(at: ControlScreen.middle)
        #expect(runs == 1)
    }
}
