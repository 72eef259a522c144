// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SQLiteManager",
  products: [
    .library(name: "SQLiteManager", targets: ["SQLiteManager"]),
    .library(name: "SQLiteManagerTestSupport", targets: ["SQLiteManagerTestSupport"]),
  ],
  targets: [
    .target(name: "CSQLite"),
    .target(name: "SQLiteCalls", dependencies: ["CSQLite"]),
    .target(name: "SQLiteLive", dependencies: ["CSQLite", "SQLiteCalls"], linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "SQLiteCore", dependencies: ["SQLiteCalls"]),
    .target(name: "SQLiteManager", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteLive"]),
    .target(name: "SQLiteManagerTestSupport", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .testTarget(name: "SQLiteManagerTestSupportTests", dependencies: ["SQLiteCalls", "SQLiteManagerTestSupport"]),
    .testTarget(name: "BehaviorTests", dependencies: ["SQLiteCalls", "SQLiteLive", "SQLiteManagerTestSupport"]),
    .testTarget(name: "SQLiteCallsTests", dependencies: ["CSQLite", "SQLiteCalls", "SQLiteLive"]),
  ]
)

for target in package.targets where target.name != "CSQLite" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
