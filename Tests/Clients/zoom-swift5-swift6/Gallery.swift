import PopNavigation
import UIKit

/// A grid of photos, each of which zooms out of its thumbnail.
@available(iOS 18.0, *)
final class Gallery: UIViewController {
    private var thumbnails: [UIView] = []

    func open(_ index: Int) {
        let photo = Photo(nibName: nil, bundle: nil)
        photo.preferredTransition = .zoom(options: options(for: photo)) { [weak self] _ in self?.thumbnails[index] }
        navigationController?.pushViewController(photo, animated: true)
    }

    private func options(for photo: Photo) -> UIViewController.Transition.ZoomOptions {
        let options = UIViewController.Transition.ZoomOptions()
        // A photo that is magnified pans, and isn't pulled away.
        options.interactiveDismissShouldBegin = { [weak photo] context in
            context.willBegin && MainActor.assumeIsolated { photo?.isMagnified != true }
        }
        options.followPopPreferences(of: photo)
        return options
    }
}

@available(iOS 18.0, *)
final class Photo: UIViewController, PopGestureConfigurable, PopConfirming {
    private let crop = UIView()
    var isMagnified = false
    var isCropping = false

    var popPreferences: PopPreferences { PopPreferences(area: .full, excludedViews: isCropping ? [crop] : []) }

    func shouldPop(for trigger: PopTrigger) -> Bool { !isCropping }
}

/// Makes the transitions of all screens.
@available(iOS 18.0, *)
@MainActor
enum Zooms {
    static func transition(to screen: UIViewController, from source: UIView) -> UIViewController.Transition {
        let options = UIViewController.Transition.ZoomOptions()
        options.followPopPreferences(of: screen)
        return .zoom(options: options) { _ in source }
    }
}
