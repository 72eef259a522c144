// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SQLiteManager",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SQLiteManager", targets: ["SQLiteManager"]),
    .library(name: "SQLiteDatabase", targets: ["SQLiteDatabase"]),
    .library(name: "SQLiteDatabaseUnlinked", targets: ["SQLiteDatabaseUnlinked"]),
    .library(name: "SQLiteManagerCore", targets: ["SQLiteManagerCore"]),
    .library(name: "SQLiteCalls", targets: ["SQLiteCalls"]),
    .library(name: "SQLiteDescriptions", targets: ["SQLiteDescriptions"]),
    .library(name: "SQLiteFullText", targets: ["SQLiteFullText"]),
    .library(name: "SQLiteSessions", targets: ["SQLiteSessions"]),
    .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
    .library(name: "SQLiteVirtualTables", targets: ["SQLiteVirtualTables"]),
    .library(name: "SQLiteManagerEngine", targets: ["SQLiteManagerEngine"]),
    .library(name: "SQLiteManagerFidelity", targets: ["SQLiteManagerFidelity"]),
    .library(name: "SQLiteManagerDoubles", targets: ["SQLiteManagerDoubles"]),
    .library(name: "SQLiteManagerTestSupport", targets: ["SQLiteManagerTestSupport"]),
    .library(name: "SQLiteManagerTesting", targets: ["SQLiteManagerTesting"]),
    .executable(name: "sqlite-manager", targets: ["sqlite-manager"]),
  ],
  traits: [
    .trait(
      name: "Tool", description: "Builds sqlite-manager, the command-line tool; without it nothing is fetched that only the tool needs.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .target(name: "CSQLiteManager"),
    .target(name: "SQLiteCallsCore", dependencies: ["CSQLiteManager"]),
    .target(name: "SQLiteCalls", dependencies: ["SQLiteCallsCore"]),
    // Its functions are declared in CSQLiteManager.
    .target(name: "CSQLiteManagerOptional", dependencies: ["CSQLiteManager"], publicHeadersPath: "."),
    .target(
      name: "SQLiteLive", dependencies: ["CSQLiteManager", "CSQLiteManagerOptional", "SQLiteCallsCore"],
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "SQLiteManagerEngine", dependencies: ["SQLiteCalls"]),
    .target(name: "SQLiteCore", dependencies: ["SQLiteCallsCore"]),
    .target(name: "SQLiteFiles", dependencies: ["SQLiteCallsCore", "SQLiteCore"]),
    .target(name: "SQLiteSessions", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(
      name: "SQLiteStorage",
      dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteCallsCore", "SQLiteConcurrency", "SQLiteCore", "SQLiteFiles"]),
    .target(name: "SQLiteVirtualTables", dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteCore"]),
    .target(name: "SQLiteDescriptions", dependencies: ["SQLiteCallsCore", "SQLiteCore", "SQLiteTables"]),
    .target(
      name: "SQLiteText", dependencies: ["SQLiteCallsCore", "SQLiteCore", "SQLiteTables"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "SQLiteTables", dependencies: ["SQLiteCallsCore", "SQLiteCore"]),
    .target(name: "SQLiteConcurrency", dependencies: ["SQLiteCallsCore", "SQLiteCore"]),
    .target(name: "SQLiteMigration", dependencies: ["SQLiteCallsCore", "SQLiteCore"]),
    .target(
      name: "SQLiteContent",
      dependencies: ["SQLiteCallsCore", "SQLiteConcurrency", "SQLiteCore", "SQLiteFiles", "SQLiteMigration", "SQLiteText"]),
    .target(name: "SQLiteFullText", dependencies: ["SQLiteCallsCore", "SQLiteConcurrency", "SQLiteCore", "SQLiteText"]),
    .target(
      name: "SQLiteDatabaseUnlinked",
      dependencies: ["SQLiteCallsCore", "SQLiteConcurrency", "SQLiteCore", "SQLiteMigration", "SQLiteTables"]),
    .target(name: "SQLiteDatabase", dependencies: ["SQLiteDatabaseUnlinked", "SQLiteLive"]),
    .target(
      name: "SQLiteManagerCore",
      dependencies: ["SQLiteConcurrency", "SQLiteContent", "SQLiteCore", "SQLiteDatabaseUnlinked", "SQLiteFiles", "SQLiteText"]),
    .target(name: "SQLiteManager", dependencies: ["SQLiteDatabase", "SQLiteManagerCore"]),
    .target(name: "SQLiteManagerDoubles", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteManagerEngine"]),
    .target(name: "SQLiteManagerFidelity", dependencies: ["SQLiteCalls", "SQLiteCallsCore", "SQLiteCore", "SQLiteManagerDoubles"]),
    .target(
      name: "SQLiteManagerTestSupport",
      dependencies: [
        "SQLiteCalls", "SQLiteCallsCore", "SQLiteCore", "SQLiteFiles", "SQLiteManagerDoubles", "SQLiteSessions", "SQLiteStorage",
        "SQLiteTables",
      ]),
    .target(
      name: "SQLiteManagerTesting",
      dependencies: [
        "SQLiteCalls", "SQLiteCore", "SQLiteManager", "SQLiteManagerTestSupport", "SQLiteSessions", "SQLiteStorage",
      ]),
    .executableTarget(
      name: "sqlite-manager",
      dependencies: [
        "SQLiteFullText", "SQLiteManager", "SQLiteManagerTestSupport", "SQLiteSessions", "SQLiteStorage", "SQLiteManagerFixtures",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
      ]),
    .target(name: "Scratch", path: "Tests/Scratch"),
    .target(
      name: "Expectations", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteDescriptions", "SQLiteFullText", "SQLiteTables"],
      path: "Tests/Expectations"),
    .target(name: "QuizData", dependencies: ["SQLiteManagerCore"], path: "Tests/Programs/QuizData"),
    .target(
      name: "PlantedFaults", dependencies: ["Scratch", "SQLiteManager", "SQLiteManagerTestSupport"], path: "Tests/Programs/PlantedFaults"),
    .executableTarget(name: "MockOnly", dependencies: ["QuizData", "SQLiteManagerDoubles"], path: "Tests/Programs/MockOnly"),
    .target(name: "Generator", path: "Scripts/generator", exclude: ["main.swift"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["Scratch"], exclude: ["ForeignNames"]),
    .testTarget(name: "GeneratorTests", dependencies: ["Generator"]),
    .target(
      name: "OtherThread", dependencies: ["SQLiteCalls", "SQLiteLive", "SQLiteManagerEngine"], path: "Tests/Engines/OtherThread"),
    .testTarget(
      name: "BehaviorTests",
      dependencies: [
        "Expectations", "MockOnly", "OtherThread", "Scratch", "SQLiteCalls", "SQLiteFullText", "SQLiteLive", "SQLiteManagerFidelity",
        "SQLiteManagerTestSupport", "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .target(name: "CallingShapes", dependencies: ["SQLiteDescriptions", "SQLiteManager"], path: "Tests/Programs/CallingShapes"),
    .executableTarget(name: "ReadmeApp", dependencies: ["SQLiteManager", "SQLiteManagerFixtures"], path: "Tests/Programs/ReadmeApp"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "CallingShapes", "Expectations", "ReadmeApp", "Scratch", "SQLiteDescriptions", "SQLiteManagerEngine", "SQLiteManagerTesting",
        "SQLiteVirtualTables", "SQLiteManagerFixtures",
      ],
      exclude: ["Generated/Cassettes"]),
    .target(
      name: "SQLiteManagerFixtures", path: "TestFixtures", exclude: ["Quiz"], resources: [.copy("Databases"), .copy("user.sql")]),
    .testTarget(name: "TestFixturesTests", dependencies: ["Scratch", "SQLiteManager", "SQLiteManagerFixtures"]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteManager", "SQLiteManagerTestSupport", "SQLiteStorage", "SQLiteManagerFixtures", "sqlite-manager",
      ]),
    .target(name: "RecordingLibrary", dependencies: ["CSQLiteManager"], path: "Tests/Programs/RecordingLibrary"),
    .executableTarget(
      name: "ForwarderRuns", dependencies: ["CSQLiteManager", "RecordingLibrary", "SQLiteCalls", "SQLiteLive"],
      path: "Tests/Programs/ForwarderRuns"),
    .testTarget(name: "SQLiteCallsTests", dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteLive"]),
    // Without ForwarderRuns, which it runs: its tests would be linked with that, and all others would be without SQLite.
    .testTarget(
      name: "SQLiteLiveTests",
      dependencies: [
        "CSQLiteManager", "SQLiteCalls", "SQLiteLive", "SQLiteManagerCore", "SQLiteManagerFidelity", "SQLiteManagerTestSupport", "Scratch",
      ]),
    .target(name: "OtherDatabase", path: "Tests/Programs/OtherDatabase"),
    .target(name: "SecondLibrary", path: "Tests/Programs/SecondLibrary"),
    .executableTarget(
      name: "TwoLibraries", dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteLive", "SecondLibrary"],
      path: "Tests/Programs/TwoLibraries"),
    .testTarget(
      name: "SQLiteCoreTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteFullText", "SQLiteManager", "SQLiteManagerTestSupport", "SQLiteManagerTesting", "SQLiteSessions",
        "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .testTarget(name: "SQLiteFilesTests", dependencies: ["Scratch", "SQLiteManager", "SQLiteManagerTestSupport"]),
    .testTarget(
      name: "SQLiteManagerEngineTests",
      dependencies: ["Expectations", "Scratch", "SQLiteCalls", "SQLiteManagerEngine", "SQLiteManagerFidelity", "SQLiteManagerTesting"]),
    .testTarget(
      name: "SQLiteMigrationTests",
      dependencies: ["Expectations", "Scratch", "SQLiteManager", "SQLiteManagerTestSupport", "SQLiteManagerTesting"]),
    .testTarget(
      name: "SQLiteDatabaseTests", dependencies: ["Expectations", "Scratch", "SQLiteDatabase", "SQLiteManager", "SQLiteManagerDoubles"]),
    .testTarget(
      name: "SQLiteManagerTests",
      dependencies: [
        "SQLiteDescriptions", "SQLiteFullText", "Scratch", "SQLiteManager", "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .testTarget(
      name: "SQLiteDescriptionsTests",
      dependencies: ["Expectations", "Scratch", "SQLiteDescriptions", "SQLiteManager", "SQLiteManagerTestSupport"]),
    .testTarget(
      name: "SQLiteTablesTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteDescriptions", "SQLiteFullText", "SQLiteManager", "SQLiteManagerTestSupport",
        "SQLiteManagerTesting", "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .testTarget(
      name: "SQLiteSessionsTests", dependencies: ["Expectations", "Scratch", "SQLiteManagerTesting", "SQLiteSessions", "SQLiteStorage"]),
    .testTarget(
      name: "SQLiteStorageTests", dependencies: ["Expectations", "Scratch", "SQLiteManagerTesting", "SQLiteStorage"]),
    .testTarget(
      name: "SQLiteVirtualTablesTests",
      dependencies: ["Expectations", "Scratch", "SQLiteManagerTesting", "SQLiteStorage", "SQLiteVirtualTables"]),
    .testTarget(
      name: "SQLiteConcurrencyTests",
      dependencies: ["Expectations", "Scratch", "SQLiteCore", "SQLiteFullText", "SQLiteManagerTesting", "SQLiteStorage"]),
    .executableTarget(
      name: "InstallOnce", dependencies: ["SQLiteManager", "SQLiteManagerTestSupport"], path: "Tests/Programs/InstallOnce"),
    .executableTarget(name: "ForkOnce", dependencies: ["SQLiteManager"], path: "Tests/Programs/ForkOnce"),
    .testTarget(
      name: "SQLiteContentTests",
      dependencies: [
        "Expectations", "ForkOnce", "InstallOnce", "Scratch", "SQLiteDescriptions", "SQLiteFullText", "SQLiteManager",
        "SQLiteManagerTesting",
        "SQLiteManagerTestSupport", "SQLiteStorage",
      ]),
    .target(name: "FileCallShim", path: "Tests/Programs/FileCallShim"),
    .executableTarget(
      name: "FaultRuns", dependencies: ["FileCallShim", "Scratch", "SQLiteManager"], path: "Tests/Programs/FaultRuns"),
    .testTarget(name: "ReliabilityTests", dependencies: ["FaultRuns", "Scratch"]),
    .testTarget(
      name: "SQLiteTextTests",
      dependencies: ["Expectations", "Scratch", "SQLiteFullText", "SQLiteManagerTesting", "SQLiteStorage", "SQLiteVirtualTables"]),
    .testTarget(name: "SQLiteFullTextTests", dependencies: ["Expectations", "Scratch", "SQLiteFullText", "SQLiteManagerTesting"]),
    .testTarget(
      name: "SQLiteManagerTestSupportTests",
      dependencies: [
        "Expectations", "OtherDatabase", "PlantedFaults", "SQLiteCalls", "SQLiteContent", "SQLiteCore", "SQLiteDescriptions",
        "SQLiteFullText", "SQLiteLive", "SQLiteManagerFidelity", "SQLiteManagerTestSupport", "SQLiteManagerTesting", "SQLiteSessions",
        "SQLiteStorage",
        "SQLiteVirtualTables", "Scratch",
      ]),
  ]
)

// Scripts/test builds the targets of tests in stages, and a contributor those that a change needs.
if let chosen = Context.environment["SQLITEMANAGER_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { $0.type == .test && !chosen.contains(Substring($0.name)) }
}

// In the long run of all tests the real library keeps a ledger.
if Context.environment["SQLITEMANAGER_WATCHED"] != nil {
  package.targets.removeAll { $0.name == "SQLiteDatabase" }
  package.targets.append(
    .target(
      name: "SQLiteDatabase", dependencies: ["Expectations", "SQLiteDatabaseUnlinked", "SQLiteLive", "SQLiteManagerTestSupport"],
      path: "Tests/Programs/Watched"))
}

// The functions that a library may lack are looked up by their names, as on Apple's systems; elsewhere the linker finds them as well.
if Context.environment["SQLITEMANAGER_LOOKED_UP"] != nil {
  package.targets.first { $0.name == "CSQLiteManagerOptional" }?.cSettings = [.define("SQM_LOOKED_UP")]
}

// A Row cannot leave the closure that it is lent to, nor can a match of FTS5, a box of an R*Tree or a row that changes leave its call.
for target in package.targets where ["SQLiteCore", "SQLiteFullText", "SQLiteSessions", "SQLiteVirtualTables"].contains(target.name) {
  target.swiftSettings = [.enableExperimentalFeature("Lifetimes")]
}

// CallingShapes is compiled like an app that sets nothing.
for target in package.targets
where !["CSQLiteManager", "CSQLiteManagerOptional", "FileCallShim", "SecondLibrary", "CallingShapes"].contains(target.name) {
  // The code that is printed in the articles, and the data code that sweeps are measured with, are compiled as
  // people compile them. The functions of a whole library are pointers from end to end.
  if !["ExampleTests", "PlantedFaults", "RecordingLibrary", "ForwarderRuns"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.strictMemorySafety()]
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
