// swift-tools-version: 6.2
import PackageDescription

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Unchanged", targets: ["Club", "PlantedInClub", "Ledger", "PlantedInLedger"])],
  dependencies: [
    .package(name: "SQLiteManager", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(name: "Club", dependencies: [grdb]),
    .target(name: "PlantedInClub", dependencies: ["Club", grdb]),
    .target(name: "Ledger", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "PlantedInLedger", dependencies: ["Ledger", "PlantedInClub"]),
    .testTarget(
      name: "UnchangedTests",
      dependencies: ["PlantedInClub", "PlantedInLedger", grdb, .product(name: "SQLiteInterposition", package: "SQLiteManager")]),
  ],
  swiftLanguageModes: [.v6]
)
