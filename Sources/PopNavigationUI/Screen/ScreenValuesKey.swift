#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// Passes the values of the modifiers up to the hosting screen. Of two sibling views, the later one wins.
enum ScreenValuesKey: PreferenceKey {
    static var defaultValue: ScreenValues { ScreenValues() }

    static func reduce(value: inout ScreenValues, nextValue: () -> ScreenValues) {
        value = value.overridden(by: nextValue())
    }
}

/// Sets values of the screen. The outermost modifier wins.
struct ScreenValuesModifier: ViewModifier {
    let values: ScreenValues

    func body(content: Content) -> some View {
        content.transformPreference(ScreenValuesKey.self) { [values] in $0 = $0.overridden(by: values) }
    }
}

/// A view that knows values of its screen before it is rendered.
protocol DeclaresScreenValues {
    @MainActor var declaredValues: ScreenValues { get }
}

extension ModifiedContent: DeclaresScreenValues where Content: View {
    var declaredValues: ScreenValues {
        let inner = PopNavigationUI.declaredValues(of: content)
        return (modifier as? ScreenValuesModifier).map { inner.overridden(by: $0.values) } ?? inner
    }
}

/// The values of the modifiers that are applied to a view from outside; those in its body are not known yet.
@MainActor
func declaredValues(of view: some View) -> ScreenValues {
    (view as? any DeclaresScreenValues)?.declaredValues ?? ScreenValues()
}
#endif
