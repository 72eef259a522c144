// swift-tools-version: 6.2
import PackageDescription

// The package of an app that depends on this one, written from its documentation: `Scripts/test --consumer` builds and tests it.
let package = Package(
  name: "Deck",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SQLiteManager", path: "../../..")],
  targets: [
    .target(
      name: "DeckData",
      dependencies: [.product(name: "SQLiteManager", package: "SQLiteManager"), .product(name: "SQLiteFullText", package: "SQLiteManager")]),
    .testTarget(
      name: "DeckTests", dependencies: ["DeckData", .product(name: "SQLiteTesting", package: "SQLiteManager")]),
  ]
)
