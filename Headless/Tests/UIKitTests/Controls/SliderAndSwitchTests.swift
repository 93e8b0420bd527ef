import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Sliders and switches")
struct SliderAndSwitchTests {
    private func show(_ control: UIControl, direction: UIUserInterfaceLayoutDirection = .leftToRight) -> SimulatedDevice
    {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        let device = SimulatedDevice(configuration)
        let controller = UIViewController()
        controller.view.addSubview(control)
        device.show(controller)
        return device
    }

    /// The thumb's middle goes from x = 117.5 to x = 282.5 on the screen: 165 pt.
    private func slider(_ value: Float = 0.5) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 100, y: 400, width: 200, height: 31))
        slider.value = value
        return slider
    }

    @Test("A slider's thumb follows the finger at once, without hysteresis")
    func follows() {
        let slider = slider()
        var values: [Float] = []
        slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
        let device = show(slider)
        device.fingerDown(at: CGPoint(x: 205, y: 415))
        #expect(slider.isTracking)
        #expect(slider.value == 0.5, "the grip is kept")
        device.fingerMove(to: CGPoint(x: 206, y: 415))
        #expect(abs(slider.value - (0.5 + 1 / 165)) < 1e-6)
        device.fingerMove(to: CGPoint(x: 371, y: 415))
        #expect(slider.value == 1)
        device.fingerMove(to: CGPoint(x: 20, y: 415))
        #expect(slider.value == 0)
        device.fingerUp()
        #expect(values.count == 4)
    }

    @Test("A slider that is not continuous sends only its last value")
    func notContinuous() {
        let slider = slider()
        slider.isContinuous = false
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let device = show(slider)
        device.fingerDrag(from: CGPoint(x: 200, y: 415), to: CGPoint(x: 250, y: 415), duration: 0.2)
        #expect(changes == 1)
    }

    @Test("A touch beside the thumb does not move it")
    func besideTheThumb() {
        let slider = slider(0)
        let device = show(slider)
        device.fingerDrag(from: CGPoint(x: 200, y: 415), to: CGPoint(x: 250, y: 415), duration: 0.2)
        #expect(slider.value == 0)
    }

    @Test("Right to left the slider is mirrored")
    func mirrored() {
        let slider = slider(0)
        let device = show(slider, direction: .rightToLeft)
        device.fingerDrag(from: CGPoint(x: 282, y: 415), to: CGPoint(x: 282 - 82.5, y: 415), duration: 0.2)
        #expect(abs(slider.value - 0.5) < 1e-6)
    }

    @Test("Values stay between the minimum and the maximum")
    func range() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 99
        #expect(slider.value == 10)
        slider.minimumValue = 20
        #expect(slider.value == 20)
        #expect(slider.maximumValue == 20)
        slider.value = .nan
        #expect(slider.value == 20)
    }

    @Test("A pan of a view around the slider does not cancel the thumb's drag", .facts(.controlsInPans))
    func panAround() {
        let slider = slider()
        let device = show(slider)
        let pan = UIPanGestureRecognizer()
        slider.superview?.addGestureRecognizer(pan)
        device.fingerDown(at: CGPoint(x: 200, y: 415))
        device.fingerMove(to: CGPoint(x: 250, y: 415), duration: 0.2)
        #expect(slider.isTracking)
        #expect(abs(slider.value - (0.5 + 50 / 165)) < 1e-6)
        #expect(pan.state != .began && pan.state != .changed)
        device.fingerUp()
        device.fingerDown(at: CGPoint(x: 200, y: 600))
        device.fingerMove(to: CGPoint(x: 250, y: 600), duration: 0.2)
        #expect(pan.state == .changed)
    }

    @Test("A slider in a horizontal scroll view keeps its drag", .facts(.controlsInPans))
    func inAScrollView() {
        let slider = slider()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 2000, height: 844)
        scrollView.addSubview(slider)
        let device = SimulatedDevice()
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        device.show(controller)
        device.fingerDown(at: CGPoint(x: 200, y: 415))
        device.fingerMove(to: CGPoint(x: 250, y: 415), duration: 0.1)
        #expect(scrollView.contentOffset.x == 0)
        device.fingerMove(to: CGPoint(x: 260, y: 415), duration: 0.1)
        #expect(abs(slider.value - (0.5 + 60 / 165)) < 1e-6)
        device.fingerUp()
        device.fingerDown(at: CGPoint(x: 200, y: 600))
        device.fingerMove(to: CGPoint(x: 150, y: 600), duration: 0.1)
        #expect(scrollView.contentOffset.x == 40)
    }

    @Test("A tap or a drag toggles a switch, a cancelled touch does not")
    func flip() {
        let control = UISwitch(frame: CGRect(x: 100, y: 400, width: 0, height: 0))
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let device = show(control)
        device.fingerTap(at: CGPoint(x: 120, y: 415))
        #expect(control.isOn && changes == 1)
        device.fingerDrag(from: CGPoint(x: 130, y: 415), to: CGPoint(x: 110, y: 415), duration: 0.1)
        #expect(!control.isOn && changes == 2)
        device.fingerDrag(from: CGPoint(x: 130, y: 415), to: CGPoint(x: 110, y: 415), duration: 0.1)
        #expect(!control.isOn && changes == 2)
        device.fingerDrag(from: CGPoint(x: 110, y: 415), to: CGPoint(x: 130, y: 415), duration: 0.1)
        #expect(control.isOn && changes == 3)
        device.fingerDown(at: CGPoint(x: 120, y: 415))
        device.fingerMove(to: CGPoint(x: 105, y: 415))
        control.superview?.removeFromSuperview()
        #expect(changes == 3)
    }

    @Test("Setting a switch by code doesn't send an action")
    func byCode() {
        let control = UISwitch()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.setOn(true, animated: true)
        #expect(control.isOn && changes == 0)
    }
}
