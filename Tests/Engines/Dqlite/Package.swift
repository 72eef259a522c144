// swift-tools-version: 6.2
import PackageDescription

// A package of its own: packages that depend on the main package do not see it.
let package = Package(
  name: "Dqlite",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SQLiteManager", path: "../../..")],
  targets: [
    .target(name: "DqliteEngine", dependencies: [.product(name: "SQLiteEngine", package: "SQLiteManager")]),
    .target(name: "DqliteNodes", dependencies: ["DqliteEngine"]),
    .executableTarget(
      name: "figures",
      dependencies: ["DqliteEngine", "DqliteNodes", .product(name: "SQLiteManager", package: "SQLiteManager")]),
    .testTarget(
      name: "DqliteEngineTests",
      dependencies: [
        "DqliteEngine", "DqliteNodes", .product(name: "SQLiteManager", package: "SQLiteManager"),
        .product(name: "SQLiteTesting", package: "SQLiteManager"),
        .product(name: "SQLiteFullText", package: "SQLiteManager"), .product(name: "SQLiteStorage", package: "SQLiteManager"),
        .product(name: "SQLiteDescriptions", package: "SQLiteManager"), .product(name: "SQLiteConformance", package: "SQLiteManager"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
