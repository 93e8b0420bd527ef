import PopNavigation
import PopNavigationUI
import SwiftUI

/// A drawing app on SwiftUI's own stack: a canvas that no swipe disturbs, and a custom back button that asks.
@available(iOS 16.0, *)
struct DrawingApp: View {
    @State private var path: [String] = []
    @State private var reasons: [PopGestureRefusal] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(["House", "Tree"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Drawings")
                .navigationDestination(for: String.self) { Drawing(title: $0) }
                .systemPopGestures(.content(in: .leadingThird))
                .popGestureRefusals { reasons.append($0) }
        }
    }
}

@available(iOS 16.0, *)
struct Drawing: View {
    let title: String
    @State private var isEdited = false
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Canvas { _, _ in }
                .gesture(DragGesture().onChanged { _ in isEdited = true })
                .excludedFromPopGesture()
            Slider(value: .constant(0.5)).excludedFromPopGesture(excludesLeadingEdge: true)
        }
        .navigationTitle(title)
        .navigationBarBackButtonHidden(true)
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
                Button("Done") { if isEdited { isAsking = true } else { dismiss() } }
            }
        }
        .systemPopGestures(.edgeOnly, evenWithoutBackButton: true)
        .onPopRequest { _ in
            isAsking = isEdited
            return !isEdited
        }
        .confirmationDialog("Discard the drawing?", isPresented: $isAsking) {
            Button("Discard", role: .destructive) { dismiss() }
        }
    }
}

/// The stack as a whole, a split view, and a stack of UIKit's.
@available(iOS 16.0, *)
struct Containers: View {
    var body: some View {
        TabView {
            NavigationStack { Text("Home") }.systemPopGestures(.none)
            NavigationSplitView {
                Text("Sidebar").systemPopGestures(.edgeOnly)
            } detail: {
                Text("Detail").popConfirmation("Leave?", if: true) {}
            }
        }
    }
}

@MainActor
func limit(_ navigation: UINavigationController) -> Bool {
    navigation.systemPopGestures = .content(in: .leadingPoints(100))
    return navigation.systemPopGestures == .edgeOnly
}
