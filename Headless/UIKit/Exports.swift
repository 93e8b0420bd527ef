// Importing UIKit on iOS also brings Foundation.
@_exported import Foundation
