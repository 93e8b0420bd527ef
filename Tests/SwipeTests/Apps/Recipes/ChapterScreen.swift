import PopNavigation
import UIKit

final class ChapterScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapter One: The Beginning of a Long Journey"
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "Chapter 1")
    }
}
