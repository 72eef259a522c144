// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SQLiteManager",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SQLiteManager", targets: ["SQLiteManager"]),
    .library(name: "SQLiteDatabase", targets: ["SQLiteDatabase"]),
    .library(name: "SQLiteDatabaseUnlinked", targets: ["SQLiteDatabaseUnlinked"]),
    .library(name: "SQLiteManagerUnlinked", targets: ["SQLiteManagerUnlinked"]),
    .library(name: "SQLiteCalls", targets: ["SQLiteCalls"]),
    .library(name: "SQLiteDescriptions", targets: ["SQLiteDescriptions"]),
    .library(name: "SQLiteFullText", targets: ["SQLiteFullText"]),
    .library(name: "SQLiteSessions", targets: ["SQLiteSessions"]),
    .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
    .library(name: "SQLiteVirtualTables", targets: ["SQLiteVirtualTables"]),
    .library(name: "SQLiteEngine", targets: ["SQLiteEngine"]),
    .library(name: "SQLiteLoaded", targets: ["SQLiteLoaded"]),
    .library(name: "SQLiteConformance", targets: ["SQLiteConformance"]),
    .library(name: "SQLiteMocks", targets: ["SQLiteMocks"]),
    .library(name: "SQLiteTestKit", targets: ["SQLiteTestKit"]),
    .library(name: "SQLiteTesting", targets: ["SQLiteTesting"]),
    .library(name: "SQLiteInterposition", targets: ["SQLiteInterposition"]),
    .library(name: "SQLiteAuthoring", targets: ["SQLiteAuthoring"]),
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
    .target(name: "SQLiteCalls", dependencies: ["CSQLiteManager"]),
    // Its functions are declared in CSQLiteManager.
    .target(name: "CSQLiteManagerOptional", dependencies: ["CSQLiteManager"], publicHeadersPath: "."),
    .target(
      name: "SQLiteLive", dependencies: ["CSQLiteManager", "CSQLiteManagerOptional", "SQLiteCalls"],
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "CSQLiteLoaded", dependencies: ["CSQLiteManager"], linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "SQLiteLoaded", dependencies: ["CSQLiteLoaded", "CSQLiteManager", "SQLiteCalls"]),
    .target(name: "SQLiteEngine", dependencies: ["SQLiteCalls"]),
    .target(name: "SQLiteCore", dependencies: ["SQLiteCalls"]),
    .target(name: "SQLiteFiles", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(name: "SQLiteSessions", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(
      name: "SQLiteStorage",
      dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteConcurrency", "SQLiteCore", "SQLiteFiles"]),
    .target(name: "SQLiteVirtualTables", dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteCore"]),
    .target(name: "SQLiteDescriptions", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteTables"]),
    .target(
      name: "SQLiteText", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteTables"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "SQLiteTables", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(name: "SQLiteConcurrency", dependencies: ["SQLiteCalls", "SQLiteCore"]),
    .target(
      name: "SQLiteContent",
      dependencies: ["SQLiteCalls", "SQLiteConcurrency", "SQLiteCore", "SQLiteFiles", "SQLiteText"]),
    .target(name: "SQLiteFullText", dependencies: ["SQLiteCalls", "SQLiteConcurrency", "SQLiteCore", "SQLiteText"]),
    .target(
      name: "SQLiteDatabaseUnlinked",
      dependencies: ["SQLiteCalls", "SQLiteConcurrency", "SQLiteCore", "SQLiteTables"]),
    .target(name: "SQLiteDatabase", dependencies: ["SQLiteDatabaseUnlinked", "SQLiteLive"]),
    .target(
      name: "SQLiteManagerUnlinked",
      dependencies: ["SQLiteConcurrency", "SQLiteContent", "SQLiteCore", "SQLiteDatabaseUnlinked", "SQLiteFiles", "SQLiteText"]),
    .target(name: "SQLiteManager", dependencies: ["SQLiteDatabase", "SQLiteManagerUnlinked"]),
    .target(name: "SQLiteMocks", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteEngine"]),
    .target(name: "SQLiteConformance", dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteMocks"]),
    .target(name: "CSQLiteTestKit"),
    .target(
      name: "SQLiteTestKit",
      dependencies: [
        "CSQLiteTestKit", "SQLiteCalls", "SQLiteCore", "SQLiteFiles", "SQLiteMocks", "SQLiteSessions", "SQLiteStorage", "SQLiteTables",
      ]),
    .target(
      name: "SQLiteTesting",
      dependencies: ["SQLiteCalls", "SQLiteCore", "SQLiteDatabase", "SQLiteTestKit", "SQLiteSessions", "SQLiteStorage"]),
    .target(name: "CSQLiteInterposition", dependencies: ["CSQLiteLoaded"]),
    .target(
      name: "SQLiteInterposition",
      dependencies: [
        "CSQLiteInterposition", "CSQLiteLoaded", "CSQLiteManager", "SQLiteCalls", "SQLiteCore", "SQLiteLoaded", "SQLiteTestKit",
        "SQLiteTesting",
      ]),
    .target(
      name: "SQLiteAuthoring",
      dependencies: [
        "SQLiteCalls", "SQLiteConcurrency", "SQLiteContent", "SQLiteCore", "SQLiteFiles", "SQLiteFullText", "SQLiteManagerUnlinked",
        "SQLiteSessions", "SQLiteStorage", "SQLiteTables", "SQLiteTestKit", "SQLiteText",
      ]),
    .executableTarget(
      name: "sqlite-manager",
      dependencies: [
        "SQLiteAuthoring", "SQLiteFullText", "SQLiteManager", "SQLiteTestKit", "SQLiteSessions", "SQLiteStorage", "SQLiteManagerFixtures",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"])),
      ]),
    .target(name: "Scratch", path: "Tests/Scratch"),
    .target(
      name: "Expectations",
      dependencies: ["Scratch", "SQLiteCalls", "SQLiteCore", "SQLiteDescriptions", "SQLiteFullText", "SQLiteTables", "SQLiteTestKit"],
      path: "Tests/Expectations"),
    .target(name: "QuizData", dependencies: ["SQLiteManagerUnlinked"], path: "Tests/Programs/QuizData"),
    .target(
      name: "PlantedFaults", dependencies: ["Scratch", "SQLiteManager", "SQLiteTestKit"], path: "Tests/Programs/PlantedFaults"),
    .target(name: "PlantedRaces", dependencies: ["SQLiteCalls", "SQLiteManager"], path: "Tests/Programs/PlantedRaces"),
    .executableTarget(name: "MockOnly", dependencies: ["QuizData", "SQLiteMocks"], path: "Tests/Programs/MockOnly"),
    .target(name: "Generator", path: "Scripts/generator", exclude: ["main.swift"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["Scratch"], exclude: ["ForeignNames"]),
    .testTarget(name: "GeneratorTests", dependencies: ["Generator"]),
    .target(
      name: "OtherThread", dependencies: ["SQLiteCalls", "SQLiteLive", "SQLiteEngine"], path: "Tests/Engines/OtherThread"),
    .testTarget(
      name: "BehaviorTests",
      dependencies: [
        "Expectations", "MockOnly", "OtherThread", "Scratch", "SQLiteCalls", "SQLiteFullText", "SQLiteLive", "SQLiteConformance",
        "SQLiteTestKit", "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .target(name: "CallingShapes", dependencies: ["SQLiteDescriptions", "SQLiteManager"], path: "Tests/Programs/CallingShapes"),
    .executableTarget(name: "ReadmeApp", dependencies: ["SQLiteManager", "SQLiteManagerFixtures"], path: "Tests/Programs/ReadmeApp"),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "CallingShapes", "Expectations", "ReadmeApp", "Scratch", "SQLiteAuthoring", "SQLiteDescriptions", "SQLiteEngine", "SQLiteTesting",
        "SQLiteVirtualTables", "SQLiteManagerFixtures", "SQLiteManager",
      ],
      exclude: ["Generated/Cassettes", "Shipped"]),
    .target(
      name: "SQLiteManagerFixtures", path: "TestFixtures", exclude: ["Quiz"], resources: [.copy("Databases"), .copy("user.sql")]),
    .testTarget(name: "TestFixturesTests", dependencies: ["Scratch", "SQLiteManager", "SQLiteManagerFixtures"]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteManager", "SQLiteTestKit", "SQLiteStorage", "SQLiteManagerFixtures", "sqlite-manager",
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
        "CSQLiteManager", "SQLiteCalls", "SQLiteLive", "SQLiteManagerUnlinked", "SQLiteConformance", "SQLiteTestKit", "Scratch",
      ]),
    .target(name: "PlainC", path: "Tests/Programs/PlainC", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Nothing else is linked with SQLiteInterposition here: it would define the functions of SQLite for all tests.
    .executableTarget(
      name: "InterposedRuns",
      dependencies: [
        "CSQLiteLoaded", "PlainC", "SQLiteCalls", "SQLiteInterposition", "SQLiteLoaded", "SQLiteMocks", "SQLiteTestKit",
      ],
      path: "Tests/Programs/InterposedRuns"),
    .testTarget(
      name: "SQLiteLoadedTests",
      dependencies: [
        "CSQLiteLoaded", "Scratch", "SQLiteCalls", "SQLiteConformance", "SQLiteCore", "SQLiteLive", "SQLiteLoaded", "SQLiteVirtualTables",
      ]),
    // Without SQLiteInterposition, for the same reason: it runs the program.
    .testTarget(name: "SQLiteInterpositionTests", dependencies: ["Scratch", "SQLiteCalls"]),
    .target(name: "OtherDatabase", path: "Tests/Programs/OtherDatabase"),
    .target(name: "SecondLibrary", path: "Tests/Programs/SecondLibrary"),
    .executableTarget(
      name: "TwoLibraries", dependencies: ["CSQLiteManager", "SQLiteCalls", "SQLiteLive", "SecondLibrary"],
      path: "Tests/Programs/TwoLibraries"),
    .testTarget(
      name: "SQLiteCoreTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteFullText", "SQLiteManager", "SQLiteTestKit", "SQLiteTesting", "SQLiteSessions", "SQLiteStorage",
        "SQLiteVirtualTables",
      ]),
    .testTarget(name: "SQLiteFilesTests", dependencies: ["Scratch", "SQLiteManager", "SQLiteTestKit"]),
    .testTarget(
      name: "SQLiteEngineTests",
      dependencies: ["Expectations", "Scratch", "SQLiteCalls", "SQLiteEngine", "SQLiteConformance", "SQLiteTesting", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteDatabaseTests", dependencies: ["Expectations", "Scratch", "SQLiteDatabase", "SQLiteManager", "SQLiteMocks"]),
    .testTarget(
      name: "SQLiteManagerTests",
      dependencies: [
        "SQLiteDescriptions", "SQLiteFullText", "Scratch", "SQLiteManager", "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .testTarget(
      name: "SQLiteDescriptionsTests",
      dependencies: ["Expectations", "Scratch", "SQLiteDescriptions", "SQLiteManager", "SQLiteTestKit"]),
    .testTarget(
      name: "SQLiteTablesTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteDescriptions", "SQLiteFullText", "SQLiteManager", "SQLiteTestKit", "SQLiteTesting",
        "SQLiteSessions", "SQLiteStorage", "SQLiteVirtualTables",
      ]),
    .testTarget(
      name: "SQLiteSessionsTests",
      dependencies: ["Expectations", "Scratch", "SQLiteTesting", "SQLiteSessions", "SQLiteStorage", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteStorageTests", dependencies: ["Expectations", "Scratch", "SQLiteTesting", "SQLiteStorage", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteVirtualTablesTests",
      dependencies: ["Expectations", "Scratch", "SQLiteTesting", "SQLiteStorage", "SQLiteVirtualTables", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteConcurrencyTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteCore", "SQLiteFullText", "SQLiteManager", "SQLiteTestKit", "SQLiteTesting", "SQLiteStorage",
      ]),
    .executableTarget(
      name: "InstallOnce", dependencies: ["SQLiteManager", "SQLiteTestKit"], path: "Tests/Programs/InstallOnce"),
    .executableTarget(name: "ForkOnce", dependencies: ["SQLiteManager"], path: "Tests/Programs/ForkOnce"),
    .testTarget(
      name: "SQLiteContentTests",
      dependencies: [
        "Expectations", "ForkOnce", "InstallOnce", "Scratch", "SQLiteDescriptions", "SQLiteFullText", "SQLiteManager", "SQLiteTesting",
        "SQLiteTestKit", "SQLiteStorage",
      ]),
    .testTarget(
      name: "SQLiteAuthoringTests",
      dependencies: [
        "Expectations", "Scratch", "SQLiteAuthoring", "SQLiteFullText", "SQLiteManager", "SQLiteManagerFixtures", "SQLiteStorage",
        "SQLiteTesting", "SQLiteTestKit",
      ]),
    .target(name: "FileCallShim", path: "Tests/Programs/FileCallShim"),
    .executableTarget(
      name: "FaultRuns", dependencies: ["FileCallShim", "Scratch", "SQLiteManager"], path: "Tests/Programs/FaultRuns"),
    .testTarget(name: "ReliabilityTests", dependencies: ["FaultRuns", "Scratch"]),
    .testTarget(
      name: "SQLiteTextTests",
      dependencies: ["Expectations", "Scratch", "SQLiteFullText", "SQLiteTesting", "SQLiteStorage", "SQLiteVirtualTables", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteFullTextTests", dependencies: ["Expectations", "Scratch", "SQLiteFullText", "SQLiteTesting", "SQLiteManager"]),
    .testTarget(
      name: "SQLiteTestKitTests",
      dependencies: [
        "Expectations", "OtherDatabase", "PlantedFaults", "PlantedRaces", "SQLiteCalls", "SQLiteContent", "SQLiteCore",
        "SQLiteDescriptions", "SQLiteFullText", "SQLiteLive", "SQLiteConformance", "SQLiteTestKit", "SQLiteTesting", "SQLiteSessions",
        "SQLiteStorage", "SQLiteVirtualTables", "Scratch", "SQLiteManager",
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
      name: "SQLiteDatabase", dependencies: ["Expectations", "SQLiteDatabaseUnlinked", "SQLiteLive", "SQLiteMocks", "SQLiteTestKit"],
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
where !target.name.hasPrefix("CSQLite") && !["PlainC", "FileCallShim", "SecondLibrary", "CallingShapes"].contains(target.name) {
  // The code that is printed in the articles, and the data code that sweeps are measured with, are compiled as
  // people compile them. The functions of a whole library are pointers from end to end.
  if !["ExampleTests", "PlantedFaults", "PlantedRaces", "RecordingLibrary", "ForwarderRuns", "InterposedRuns"]
    .contains(target.name)
  {
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
