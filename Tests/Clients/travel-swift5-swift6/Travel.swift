import PopNavigation
import PopNavigationUI
import SwiftUI

struct City: Hashable, Codable {
    var name: String
}

struct Hotel: Hashable, Codable {
    var city: City
    var stars: Int
}

/// An app on the library's stack, with values of several types, whose path is saved with the scene.
struct TravelApp: View {
    @State private var path = PopNavigationPath()
    @SceneStorage("path") private var saved = Data()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        PopNavigationStack(path: $path) {
            Button("Vienna") { path.append(City(name: "Vienna")) }
        }
        .destination(for: City.self) { city in
            Button(city.name) { path.append(Hotel(city: city, stars: 3)) }
                .popGestureArea(.full)
        }
        .destination(for: Hotel.self) { hotel in
            if hotel.stars > 2 { Text("Good") } else { Text("Cheap") }
        }
        .screenPreferences { value in PopPreferences(hidesNavigationBar: value.base is Hotel) }
        .onAppear { path = (try? Self.coder.decode(saved)) ?? path }
        .onChange(of: phase) { phase in
            if phase == .background { saved = (try? Self.coder.encode(path)) ?? Data() }
        }
    }

    private static var coder: PopNavigationPathCoder { PopNavigationPathCoder(City.self, Hotel.self) }
}
