public import Foundation

/// The compiler, asked whether code that uses this package compiles: for code that must not.
public struct Compiler: Sendable {
  /// The compiler's refusal of code.
  public struct Refusal: Error, CustomStringConvertible {
    /// The errors and notes that the compiler printed.
    public let description: String
  }

  private let program: URL
  private let products: URL

  /// The compiler that is found as `swiftc`, with the modules that were built along with the tests; nil, and a printed line, where there is none.
  public init?() {
    guard let program = Self.program else {
      print("no swiftc on the PATH: it is not tried out what must not compile")
      return nil
    }
    let programs = CommandLine.arguments.filter { $0.hasSuffix(".xctest") || $0 == CommandLine.arguments[0] }
    let beside = programs.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let built = (beside + bundles).first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) }
    self.program = program
    products = built ?? bundles[0]  // without modules nothing compiles, which the tests find out
  }

  private static let program = program(named: "swiftc")

  /// The first program of a name on the PATH.
  public static func program(named name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    return folders.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a compiler; when it fails, throws an error made of its output.
  static func run(_ program: URL?, _ arguments: [String], refusal: (String) -> any Error) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw refusal(said) }
  }

  /// Compiles code as a module of an app that sets no flags.
  ///
  /// - Throws: ``Refusal`` when it does not compile.
  public func compile(_ code: String, flags: [String] = []) throws {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "code.swift")
    try Data(code.utf8).write(to: file)
    // A lent value that code keeps is found only after the types have been checked: hence not -typecheck.
    let arguments = [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-module-name", "App", "-I",
      products.appending(path: "Modules").path, "-module-cache-path", products.appending(path: "ModuleCache").path, file.path,
    ]
    // The long run's SQLiteDatabase needs the second one.
    let maps = ["CSQLiteManager", "CSQLiteTestKit"].flatMap { module in
      ["-Xcc", "-fmodule-map-file=" + products.appending(path: "\(module).build/module.modulemap").path]
    }
    try Self.run(program, arguments + maps + flags) { Refusal(description: $0) }
  }

  /// Compiles files as one module, and writes the compiler's index of it to a folder.
  ///
  /// - Throws: ``Refusal`` when they do not compile.
  public static func index(_ files: [URL], in store: URL) throws {
    let arguments = [
      "-parse-as-library", "-emit-module", "-emit-module-path", "/dev/null", "-module-name", "Indexed", "-index-store-path",
      store.path(percentEncoded: false), "-index-ignore-system-modules",
    ]
    try run(program, arguments + files.map { $0.path(percentEncoded: false) }) { Refusal(description: $0) }
  }
}
