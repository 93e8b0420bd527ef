#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import SwiftUI

/// The view for a value of a `PopNavigationPath`. `PopNavigationStack` creates it.
public struct PopDestination: View, DeclaresScreenValues {
    private let content: AnyView
    let declaredValues: ScreenValues

    @MainActor
    init(_ content: some View) {
        self.content = AnyView(content)
        declaredValues = PopNavigationUI.declaredValues(of: content)
    }

    public var body: some View { content }
}

/// The destinations of a stack, by the type of their values.
@MainActor
struct PopDestinations {
    private var makers: [ObjectIdentifier: (AnyHashable) -> PopDestination?] = [:]

    mutating func add<Value: Hashable, Content: View>(
        for type: Value.Type, _ content: @escaping (Value) -> Content
    ) {
        makers[ObjectIdentifier(type)] = { element in
            (element.base as? Value).map { PopDestination(content($0)) }
        }
    }

    /// The view for a value; an empty one, with a warning, for a type without a destination.
    func destination(for element: AnyHashable) -> PopDestination {
        let type = type(of: element.base)
        if let destination = makers[ObjectIdentifier(type)]?(element) { return destination }
        warn(about: type, "has no destination(for:) in the PopNavigationStack whose path has a value of that type.")
        return PopDestination(EmptyView())
    }
}
#endif
