// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the peers measured here never become dependencies of the one that is measured.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "SQLiteManager", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "SystemSQLite"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "SystemSQLite",
        .product(name: "SQLiteDescriptions", package: "SQLiteManager"),
        .product(name: "SQLiteFullText", package: "SQLiteManager"),
        .product(name: "SQLiteManager", package: "SQLiteManager"),
        .product(name: "SQLiteTestKit", package: "SQLiteManager"),
        .product(name: "SQLiteTesting", package: "SQLiteManager"),
        .product(name: "SQLiteStorage", package: "SQLiteManager"),
        .product(name: "SQLiteVirtualTables", package: "SQLiteManager"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(
      name: "Rows",
      dependencies: [.product(name: "SQLiteDatabase", package: "SQLiteManager"), .product(name: "GRDB", package: "GRDB.swift")]),
    .executableTarget(
      name: "rows-plain",
      dependencies: [
        "Rows", .product(name: "SQLiteDatabase", package: "SQLiteManager"), .product(name: "SQLiteLoaded", package: "SQLiteManager"),
      ]),
    .executableTarget(name: "rows-interposed", dependencies: ["Rows", .product(name: "SQLiteInterposition", package: "SQLiteManager")]),
    .executableTarget(
      name: "grdb",
      dependencies: [
        .product(name: "SQLiteFullText", package: "SQLiteManager"), .product(name: "SQLiteManager", package: "SQLiteManager"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ]
)
