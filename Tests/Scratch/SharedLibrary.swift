import Foundation

/// A shared library that is compiled from C while a test runs.
public enum SharedLibrary {
  /// The compiler's refusal of code.
  public struct Refusal: Error, CustomStringConvertible {
    /// The errors that the compiler printed.
    public let description: String
  }

  /// Whether there is a compiler for C on the PATH: every toolchain of Swift brings one.
  public static var canBeBuilt: Bool { program != nil }

  private static let program = Compiler.program(named: "clang")

  /// Compiles C that may include `sqlite3ext.h`.
  ///
  /// - Returns: The path of the library: in the folder, by the name with the suffix of the platform.
  /// - Throws: ``Refusal`` when it does not compile.
  public static func build(_ code: String, in folder: ScratchFolder, named name: String) throws -> String {
    #if canImport(Darwin)
    let suffix = ".dylib"
    #else
    let suffix = ".so"
    #endif
    let source = folder.path(name + ".c")
    try Data(code.utf8).write(to: URL(fileURLWithPath: source))
    try compile(["-shared", "-fPIC", "-o", folder.path(name + suffix), source])
    return folder.path(name + suffix)
  }

  /// Runs the compiler for C.
  static func compile(_ arguments: [String]) throws { try Compiler.run(program, arguments) { Refusal(description: $0) } }
}
