import PopNavigation
import PopNavigationUI
import SwiftUI

/// A drawing app on SwiftUI's own stack: a canvas that no swipe disturbs, and a custom back button that asks.
@available(iOS 16.0, *)
struct DrawingApp: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(["House", "Tree"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Drawings")
                .navigationDestination(for: String.self) { Drawing(title: $0) }
        }
    }
}

@available(iOS 16.0, *)
struct Drawing: View {
    let title: String
    @State private var isEdited = false
    @State private var isAsking = false
    @State private var reason: PopGestureRefusal?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Canvas { _, _ in }
                .gesture(DragGesture().onChanged { _ in isEdited = true })
                .excludedFromPopGesture()
            Slider(value: .constant(0.5)).excludedFromPopGesture(excludesLeadingEdge: true)
        }
        .popGestureArea(.leadingThird)
        .popGestureEnabled(true)
        .onPopRequest { _ in mayLeave() }
        .onPopGesture { event in
            if case .refused(let refusal) = event { reason = refusal }
        }
        .navigationTitle(title)
        .navigationBarBackButtonHidden(true)
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
                Button("Done") { if mayLeave() { dismiss() } }
            }
        }
        .confirmationDialog("Discard the drawing?", isPresented: $isAsking) {
            Button("Discard", role: .destructive) { dismiss() }
        }
    }

    private func mayLeave() -> Bool {
        isAsking = isEdited
        return !isEdited
    }
}
