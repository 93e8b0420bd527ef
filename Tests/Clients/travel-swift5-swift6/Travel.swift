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

/// An app with columns, and a path of values of several types that is restored.
@available(iOS 16.0, *)
struct TravelApp: View {
    @State private var path = NavigationPath()
    @State private var selection: City?
    @State private var width: CGFloat = 390

    var body: some View {
        NavigationSplitView {
            List([City(name: "Vienna"), City(name: "Graz")], id: \.self, selection: $selection) { Text($0.name) }
                .popGestureArea(.edge)
        } detail: {
            NavigationStack(path: $path) {
                Text(selection?.name ?? "None")
                    .popGestureArea(.leadingPoints(width / 4))
                    .navigationDestination(for: City.self) { CityView(city: $0) }
                    .navigationDestination(for: Hotel.self) { HotelView(hotel: $0) }
            }
        }
        .onAppear {
            path.append(City(name: "Vienna"))
            path.append(Hotel(city: City(name: "Vienna"), stars: 3))
        }
    }
}

@available(iOS 16.0, *)
struct CityView: View {
    let city: City

    var body: some View {
        NavigationLink(city.name, value: Hotel(city: city, stars: 3))
            .popGestureArea(.full)
    }
}

struct HotelView: View {
    let hotel: Hotel

    var body: some View {
        ScrollView(.horizontal) {
            if hotel.stars > 2 { Text("Good") } else { Text("Cheap") }
        }
        .excludedFromPopGesture(excludesLeadingEdge: hotel.stars > 4)
        .popGestureEnabled(hotel.stars > 1)
    }
}
