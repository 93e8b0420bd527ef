import SwiftUI

/// The tab with the recipes of the article "SwiftUI screens".
@available(iOS 16.0, *)
struct RecipeList: View {
    @State private var showsBooks = false
    @State private var isEdited = true

    var body: some View {
        NavigationStack {
            List(SwiftUIRecipe.allCases, id: \.self) { recipe in
                Section {
                    row(recipe)
                } footer: {
                    Text(LocalizedStringKey(recipe.remark))
                }
            }
            .navigationTitle("SwiftUI")
            .navigationDestination(for: SwiftUIRecipe.self) { screen(of: $0) }
        }
        .sheet(isPresented: $showsBooks) { Books() }
    }

    @ViewBuilder private func row(_ recipe: SwiftUIRecipe) -> some View {
        if recipe == .books {
            // A stack of its own, which can't be in another one.
            Button(recipe.title) { showsBooks = true }
        } else {
            NavigationLink(recipe.title, value: recipe)
        }
    }

    @ViewBuilder private func screen(of recipe: SwiftUIRecipe) -> some View {
        switch recipe {
        case .sketch: Sketch()
        case .books: EmptyView()
        case .reader: Reader()
        case .editor: Editor(isEdited: $isEdited).onAppear { isEdited = true }
        }
    }
}
