// swift-tools-version: 6.2
import PackageDescription

let manager: Target.Dependency = .product(name: "SQLiteManager", package: "SQLiteManager")
let authoring: Target.Dependency = .product(name: "SQLiteAuthoring", package: "SQLiteManager")
let fullText: Target.Dependency = .product(name: "SQLiteFullText", package: "SQLiteManager")
let storage: Target.Dependency = .product(name: "SQLiteStorage", package: "SQLiteManager")
let testing: Target.Dependency = .product(name: "SQLiteTesting", package: "SQLiteManager")

// The package of an app that depends on this one, written from its documentation: `Scripts/test --consumer` builds and tests it.
let package = Package(
  name: "Deck",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SQLiteManager", path: "../../..")],
  targets: [
    .target(name: "DeckData", dependencies: [manager, fullText, storage]),
    .executableTarget(name: "DeckWidget", dependencies: ["DeckData", manager]),
    .testTarget(name: "DeckTests", dependencies: ["DeckData", "DeckWidget", manager, authoring, fullText, storage, testing]),
  ]
)
