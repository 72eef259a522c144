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
    .target(name: "SQLiteContent", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(name: "SQLiteManager", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteLive", "SQLiteContent"]),
    .target(name: "SQLiteManagerTestSupport", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteContent"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "SQLiteContentTests", dependencies: ["InstallOnce", "SQLiteManager", "SQLiteManagerTestSupport"]),
    .executableTarget(name: "InstallOnce", dependencies: ["SQLiteManager", "SQLiteManagerTestSupport"], path: "Tests/InstallOnce"),
    .target(name: "Scratch", path: "Tests/Scratch"),
    .testTarget(name: "SQLiteCoreTests", dependencies: ["Scratch", "SQLiteManager", "SQLiteManagerTestSupport"]),
    .testTarget(name: "SQLiteManagerTestSupportTests", dependencies: ["SQLiteCalls", "SQLiteLive", "SQLiteManagerTestSupport"]),
    .testTarget(name: "SQLiteCallsTests", dependencies: ["CSQLite", "SQLiteCalls", "SQLiteLive"]),
  ]
)

// Row cannot leave the closure it is lent to.
package.targets.first { $0.name == "SQLiteCore" }?.swiftSettings = [.enableExperimentalFeature("Lifetimes")]

for target in package.targets where target.name != "CSQLite" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .strictMemorySafety(),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
