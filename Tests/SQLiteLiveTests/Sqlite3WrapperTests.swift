import Foundation
import SQLiteCalls
import Scratch
import Testing

/// A function of the real wrapper, as its text says.
private struct Forwarder {
  let name: String
  /// The names of the function's parameters.
  let parameters: [String]
  /// The body of the function, with one space where there is any.
  let body: String

  /// Reads a function from the text after its `public func`.
  init?(_ text: Substring) {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let open = flat.firstIndex(of: "{") else { return nil }
    name = String(flat.prefix { $0 != "(" })
    parameters = flat[..<open].matches(of: #/\b_ (\w+):/#).map { String($0.1) }
    body = flat[flat.index(after: open)...].replacing("( ", with: "(").replacing(" )", with: ")").trimmingCharacters(in: .whitespaces)
  }

  /// The functions of a file.
  static func all(in file: URL) throws -> [Forwarder] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "public func ").dropFirst().compactMap { piece in
      piece.range(of: "\n  }\n").flatMap { Forwarder(piece[..<$0.lowerBound]) }
    }
  }

  /// The fault of the function; nil when it has none.
  func problem(_ kind: String, _ target: ForwardingTarget) -> String? {
    let call = "(\(parameters.joined(separator: ", ")))"
    guard let expected = target.expected(name, kind, parameters) else { return "\(name) is no function of the library" }
    if kind != "optional" { return [expected, "unsafe " + expected].contains(body) ? nil : "\(name): \(body)" }
    let bodies = ["", " ?? 0", " ?? ResultCode.error.rawValue"].map { "unsafe \(target.optional)\(name)?\(call)\($0)" }
    let destroys = body.hasPrefix("if unsafe \(target.optional)\(name) == nil { unsafe Sqlite3Destructor.call(")
    return bodies.contains { $0 == body || destroys && body.hasSuffix("} return " + $0) } ? nil : "\(name): \(body)"
  }
}

/// A target with a forwarder for each function.
struct ForwardingTarget: Sendable, CustomTestStringConvertible {
  let name: String
  /// What stands before the name of a function, and of one that a library may lack.
  let (required, optional): (String, String)
  /// What stands before the name of a shim, and its first argument.
  let (shim, first): (String, [String])

  static let all = [
    ForwardingTarget(
      name: "SQLiteLive", required: "CSQLiteManager.", optional: "optional.pointee.", shim: "CSQLiteManager.sqm_", first: []),
    ForwardingTarget(
      name: "SQLiteLoaded", required: "library.pointee.", optional: "library.pointee.optional.", shim: "CSQLiteLoaded.sqm_loaded_",
      first: ["library"]),
  ]

  var testDescription: String { name }

  /// The call that a forwarder makes; for an optional function, only something that is not nil.
  func expected(_ function: String, _ kind: String, _ parameters: [String]) -> String? {
    let call = "(\(parameters.joined(separator: ", ")))"
    return switch kind {
    case "plain": required + function + call
    case "variadic": shim + function.replacing("sqlite3_", with: "") + "(\((first + parameters).joined(separator: ", ")))"
    case "member": "CSQLiteManager.sqm_" + function + call
    case "optional": ""
    default: nil
    }
  }
}

@Suite struct `The real wrapper` {
  @Test(arguments: ForwardingTarget.all)
  func `calls for each function the one of its name, with its parameters in their order`(target: ForwardingTarget) throws {
    let table = try String(contentsOf: SourceFile.root.appending(path: "Scripts/entry-points.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    let kinds = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[2]) })
    let folder = SourceFile.root.appending(path: "Sources/\(target.name)/Generated")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let forwarders = try files.flatMap(Forwarder.all)
    #expect(forwarders.compactMap { $0.problem(kinds[$0.name] ?? "none", target) } == [])
    #expect(forwarders.map(\.name).sorted() == Sqlite3Call.allCases.map(\.rawValue).sorted())
  }

  #if os(Linux)  // elsewhere a program cannot take the place of a library's functions by having its own
  @Test func `calls what it finds by name, and the shims, with the arguments, and gives the answer`() throws {
    let (status, output) = try BuiltProduct.run("ForwarderRuns")
    #expect(status == 0, "\(output)")
    #expect(output.hasSuffix("74 functions, 0 problems\n"), "\(output)")
  }
  #endif
}
