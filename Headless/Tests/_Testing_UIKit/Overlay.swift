// NB: without a module of this name, `import Testing` next to `import UIKit` does not compile (Swift 6.3, Linux).
@_exported import UIKit
