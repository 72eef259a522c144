import Foundation

let fileHead = "// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.\n"

typealias Required = (entry: EntryPoint, signature: Signature)

func grouped(_ required: [Required]) -> [(String, [Required])] {
  Dictionary(grouping: required) { $0.entry.object }.sorted { $0.key < $1.key }
}

/// A function that the header declares.
struct CFunction {
  /// The declaration without its semicolon, on one line.
  let text: String
  let handles: Set<HandleUse>
}

/// The functions that a header declares, by name.
func functions(declaredIn header: String) -> [String: CFunction] {
  let bare = header.replacing(#/(?s)/\*.*?\*//#, with: " ")
  var declared: [String: CFunction] = [:]
  for statement in bare.split(separator: "SQLITE_API ").dropFirst() {
    let head = statement.prefix { $0 != ";" }
    if let match = head.firstMatch(of: #/\b(sqlite3[a-z0-9_]*)\s*\(/#) {
      let text = head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      declared[String(match.1)] = CFunction(text: text, handles: handles(in: head, open: match.range.upperBound))
    }
  }
  return declared
}

func cFile(_ table: [EntryPoint], _ declared: [String: CFunction], _ constants: [(Family, [Constant])]) throws -> String {
  var text = fileHead + "\n#ifndef CSQLITE_GENERATED_H\n#define CSQLITE_GENERATED_H\n\n" + (try optionals(table, declared))
  text += "\n// Extended result codes: macros that Swift does not import.\n"
  for constant in constants.flatMap(\.1) where constant.isExtended { text += "static const int sqm_\(constant.c) = \(constant.c);\n" }
  return text + "\n#endif\n"
}

/// The functions that a library may lack, in C: a table of pointers to them, and their names.
private func optionals(_ table: [EntryPoint], _ declared: [String: CFunction]) throws -> String {
  let names = table.filter { $0.kind == .optional }.map(\.name)
  var text = """
    // The functions that a library may lack, as pointers that are 0 where it does. Their types are here, for the header may lack them, too.
    typedef struct {

    """
  for name in names {
    guard let declaration = declared[name] else { throw Failed(description: "sqlite3.h does not declare \(name)") }
    text += "  " + declaration.text.replacing(name + "(", with: "(*\(name))(") + ";\n"
  }
  return text + "} sqm_optional;\n\n// One macro for each of them.\n" + macro("OPTIONAL", of: names)
}

/// The functions that every library has, in C.
func requiredFile(_ table: [EntryPoint]) -> String {
  fileHead + "\n// One macro for each function that every library has.\n"
    + macro("REQUIRED", of: table.filter { $0.kind == .plain || $0.kind == .variadic }.map(\.name))
}

private func macro(_ kind: String, of names: [String]) -> String {
  "#define SQM_EACH_\(kind)(M)" + names.map { " \\\n  M(\($0))" }.joined() + "\n"
}

func callsEnumFile(_ table: [EntryPoint]) -> String {
  var text =
    fileHead + """

      /// The name of every C function that ``Sqlite3WrapperProtocol`` requires.
      public enum Sqlite3Call: String, CaseIterable, Hashable, Codable, Sendable {

      """
  for entry in table where entry.kind != .out {
    text += "  /// \(entry.summary) <https://sqlite.org/\(entry.page)>\n  case \(entry.name)\n"
  }
  // The compiler's own initializer compares with each name in turn: 11 kB of a program.
  return text + """

      private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

      /// The function of a name; nil when the protocol requires none of that name.
      public init?(rawValue: String) {
        guard let call = Self.named[rawValue] else { return nil }
        self = call
      }
    }

    """
}

func failureSentence(_ entry: EntryPoint) -> String {
  let codes = entry.codes.map { "SQLITE_" + $0 }.joined(separator: ", ")
  return switch entry.failure {
  case .code: "When it fails nothing has happened; it returns a result code, such as \(codes)."
  case .destroys: "When it fails nothing has happened, but the destructor was called; it returns a result code, such as \(codes)."
  case .after: "When it returns a result code, such as \(codes), its work is done all the same."
  case .nil: "When it fails it returns nil."
  case .cause: "It fails only for what happened before it, with a result code such as \(codes)."
  case .never: "It cannot fail."
  }
}

func protocolFile(_ required: [Required]) -> String {
  let objects = grouped(required).map { "Sqlite3\($0.0)Calls" }.joined(separator: ", ")
  return fileHead + """

    /// Every entry point of the sqlite3 C library, \(required.count) of them, as requirements with C's names, parameter order and types.
    ///
    /// The real library is `Sqlite3Wrapper`; doubles for tests derive from `RoutedSqlite3Wrapper`. Pointer results are implicitly
    /// unwrapped as C's headers leave them: treat each as optional. Ownership and life times are those of C.
    /// <https://sqlite.org/c3ref/funclist.html>
    public protocol Sqlite3WrapperProtocol: AnyObject, \(objects) {
      /// Whether the library behind this wrapper has a function. A call of a function that it lacks answers SQLITE_ERROR, nil or 0.
      func provides(_ call: Sqlite3Call) -> Bool

      /// Why a function that ``provides(_:)`` denies is not there: for calls that cannot report it themselves, such as that of a hook.
      func absence(of call: Sqlite3Call) -> String

      /// The C functions that are to be registered for a ``Sqlite3FunctionBox``.
      var trampolines: Sqlite3Trampolines { get }

      /// Whether any SQL runs, not only foreseen SQL. A double that knows only scripts says no, and gets no questions that only this package asks.
      var runsAnySQL: Bool { get }

      /// Whether a connection takes a setting that this package makes by itself. Where it does not, a default setting is left out; a setting that the
      /// configuration chose is sent all the same, and opening fails when it is refused.
      func honors(_ setting: OpeningSetting) -> Bool

      /// Notes that memory of `sqlite3_malloc` belongs to SQLite from now on, which frees it. A double that keeps count of memory needs this; C does not.
      func leaveToSQLite(_ memory: UnsafeMutableRawPointer)
    }

    extension Sqlite3WrapperProtocol {
      /// Does nothing.
      public func leaveToSQLite(_ memory: UnsafeMutableRawPointer) {}

      /// The reason that the library was built without the function.
      public func absence(of call: Sqlite3Call) -> String { "the library was built without \\(call.rawValue)" }

      /// True: SQLite knows all settings.
      public func honors(_ setting: OpeningSetting) -> Bool { true }

      /// True: there is a library that runs any SQL.
      public var runsAnySQL: Bool { true }

      /// True: a wrapper has every function unless it says otherwise.
      public func provides(_ call: Sqlite3Call) -> Bool { true }
    }

    """
}

func objectProtocolFile(_ object: String, _ members: [Required]) -> String {
  var text = fileHead + "\n/// The entry points of SQLite's C library about: \(object).\n"
  text += "public protocol Sqlite3\(object)Calls: AnyObject {\n"
  for (entry, signature) in members {
    text += "  /// \(entry.summary)\n  ///\n  /// \(failureSentence(entry)) <https://sqlite.org/\(entry.page)>\n"
    if signature.result == "Int32" { text += "  @discardableResult\n" }
    text += "  func \(entry.name)\(signature.declaration)\n"
  }
  return text + "}\n"
}

/// The answer of a function that is not there.
func absent(_ entry: EntryPoint, _ signature: Signature) -> String {
  if signature.result == "Void" { return "" }
  if signature.result.hasSuffix("!") { return "nil" }
  return entry.failure == .never ? "0" : "ResultCode.error.rawValue"
}

let destructorType = "(@convention(c) (UnsafeMutableRawPointer?) -> Void)!"

/// The types of callbacks for which SQLiteCalls and the engine have names.
let ownNames: [(type: String, name: String)] =
  [
    ("UnsafeMutableRawPointer?) -> Void", "Sqlite3Destructor.Function"),
    ("OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void", "Sqlite3Trampolines.Call"),
    ("OpaquePointer?) -> Void", "Sqlite3Trampolines.End"),
    (
      "UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void",
      "Sqlite3Trampolines.Match"
    ),
    (
      "UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32",
      "Sqlite3Callback.Row"
    ),
    ("UnsafeMutableRawPointer?, Int32) -> Int32", "Sqlite3Callback.Busy"),
    ("UnsafeMutableRawPointer?) -> Int32", "Sqlite3Callback.Commit"),
    ("UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void", "Sqlite3Callback.Update"),
    (
      "UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64, Int64) -> Void",
      "Sqlite3Callback.Preupdate"
    ),
    ("UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32", "Sqlite3Callback.Wal"),
    (
      "UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32",
      "Sqlite3Callback.Authorizer"
    ),
    ("UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32", "Sqlite3Callback.Trace"),
    ("UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void", "Sqlite3Callback.CollationNeeded"),
    ("UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32", "Sqlite3Callback.Compare"),
    ("UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32", "Sqlite3Callback.Token"),
    ("UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32", "Sqlite3Callback.Input"),
    ("UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32", "Sqlite3Callback.Output"),
    ("UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Int32", "Sqlite3Callback.Filter"),
    ("UnsafeMutableRawPointer?, Int32, OpaquePointer?) -> Int32", "Sqlite3Callback.Conflict"),
  ].map { ("(@convention(c) (\($0))!", $1 + "!") }

/// The data that come with a destructor of their own, and that destructor, among the arguments.
func given(_ signature: Signature) -> (data: Int, destructor: Int)? {
  let parameters = signature.parameters
  let names = ["pApp", "pClientData", "pContext", "pArg"]
  let plain = ["UnsafeRawPointer!", "UnsafeMutableRawPointer!", "UnsafePointer<CChar>!"]
  let data = parameters.firstIndex { names.contains($0.name) } ?? parameters.firstIndex { plain.contains($0.type) }
  guard let data, let destructor = parameters.lastIndex(where: { $0.type == destructorType }), data < destructor else { return nil }
  return (data, destructor)
}

/// The same for functions that call the destructor when they fail.
func destroyed(_ entry: EntryPoint, _ signature: Signature) -> (data: Int, destructor: Int)? {
  entry.failure == .destroys ? given(signature) : nil
}

/// The statement that calls the destructor.
func destruction(_ entry: EntryPoint, _ signature: Signature) -> String? {
  destroyed(entry, signature).map { place in
    "unsafe Sqlite3Destructor.call(\(signature.parameters[place.destructor].name), with: \(signature.parameters[place.data].name))"
  }
}

/// A class that calls C functions: what its forwarders call.
struct Forwarding {
  let wrapper: String
  let module: String
  /// What stands before the name of a function that every library has, and before that of one that a library may lack.
  let (required, optional): (String, String)
  /// What stands before the name of a shim, and its first argument.
  let (shim, first): (String, String)

  static let linked = Forwarding(
    wrapper: "Sqlite3Wrapper", module: "CSQLiteManager", required: "CSQLiteManager.", optional: "optional.pointee.",
    shim: "CSQLiteManager.sqm_", first: "")
  static let loaded = Forwarding(
    wrapper: "LoadedSqlite3Wrapper", module: "CSQLiteLoaded", required: "library.pointee.", optional: "library.pointee.optional.",
    shim: "CSQLiteLoaded.sqm_loaded_", first: "library")

  func call(_ entry: EntryPoint, _ signature: Signature) -> String {
    switch entry.kind {
    case .member: "CSQLiteManager.sqm_\(entry.name)\(signature.arguments)"
    case .variadic:
      shim + entry.name.dropFirst("sqlite3_".count) + "(" + (first.isEmpty ? "" : first + ", ") + signature.arguments.dropFirst()
    default: required + entry.name + signature.arguments
    }
  }
}

func forwardersFile(_ forwarding: Forwarding, _ members: [Required]) -> String {
  let needsCodes = members.contains { $0.entry.kind == .optional && ![.never, .nil].contains($0.entry.failure) }
  let hasStructures = members.contains { $0.entry.kind == .member || $0.signature.declaration.contains(#/<(sqlite3_|[Ff]ts5)/#) }
  let callsModule = members.contains { $0.entry.kind != .member }
  let modules = Set(
    (callsModule ? [forwarding.module] : []) + (hasStructures ? ["CSQLiteManager"] : []) + (needsCodes ? ["SQLiteCalls"] : []))
  var text =
    fileHead + modules.sorted().map { "public import \($0)\n" }.joined() + "\nextension \(forwarding.wrapper) {\n"
  for (entry, signature) in members {
    let mark = signature.isUnsafe || !forwarding.first.isEmpty ? "unsafe " : ""
    text += "  /// \(entry.summary) <https://sqlite.org/\(entry.page)>\n"
    text +=
      (signature.result == "Int32" ? "  @discardableResult\n" : "")
      + "  @_alwaysEmitIntoClient public func \(entry.name)\(signature.declaration) {\n"
    if entry.kind == .optional {
      let absent = absent(entry, signature)
      let otherwise = ["", "nil"].contains(absent) ? "" : " ?? \(absent)"
      let name = forwarding.optional + entry.name
      if let cleanup = destruction(entry, signature) { text += "    if unsafe \(name) == nil { \(cleanup) }\n    return " }
      text += "    unsafe \(name)?\(signature.arguments)\(otherwise)\n  }\n"
    } else {
      text += "    \(mark)\(forwarding.call(entry, signature))\n  }\n"
    }
  }
  return text + "}\n"
}

/// The calls that the mock does not model, in an extension of it, as general as the requirements allow: a pointer points to anything. The calls
/// that it models are written by hand: without one of them it does not conform.
func unmodelledFile(_ required: [Required]) -> String {
  var text = fileHead + "import SQLiteCalls\n\n"
  text +=
    "// The calls that the mock does not model. A call that can fail does not come as far: ``MockSqlite3Wrapper`` lets it fail.\nextension MockLibrary {\n"
  for (entry, signature) in required where !entry.doubles.contains(.mock) {
    let general = signature.parameters.indices.filter { signature.parameters[$0].type.hasSuffix("!") }.map { ("A\($0)", $0) }
    let isPointer = signature.result.hasSuffix("!")
    let names = general.map(\.0) + (isPointer ? ["Answer"] : [])
    let parameters = signature.parameters.enumerated().map { index, parameter in
      general.contains { $0.1 == index } ? "_: A\(index)!" : "_: \(parameter.type)"
    }
    let result = isPointer ? " -> Answer!" : signature.result == "Void" ? "" : " -> \(signature.result)"
    text +=
      "  func \(entry.name)\(names.isEmpty ? "" : "<\(names.joined(separator: ", "))>")(\(parameters.joined(separator: ", ")))\(result)"
    text += " { \(absent(entry, signature)) }\n"
  }
  return text + "}\n"
}

/// The columns "failure", "codes", "handles" and "doubles" of the table, with the functions that share the same facts, for ``CallFacts`` to read.
func factsFile(_ entries: [EntryPoint], codes: [String: Int64]) throws -> String {
  var names: [String: [String]] = [:]
  var order: [String] = []
  for entry in entries {
    let numbers = try entry.codes.map { name in
      guard let code = codes["SQLITE_" + name] else { throw Failed(description: "entry-points.tsv: \(entry.name) has the code \(name)") }
      return "\(code)"
    }
    let lists = [numbers, entry.handles.map(\.word), entry.doubles.map(\.rawValue).sorted()]
    let facts = ([entry.failure.rawValue] + lists.map { $0.isEmpty ? "-" : $0.joined(separator: ",") }).joined(separator: " ")
    if names[facts] == nil { order.append(facts) }
    names[facts, default: []].append(entry.name)
  }
  var text =
    fileHead
    + "\nextension CallFacts {\n  /// A set of facts in each line, and then the calls that they are true of.\n  static let table = \"\"\"\n"
  for facts in order {
    var line = "    " + facts
    for name in names[facts] ?? [] {
      if line.count + name.count >= 140 {
        text += line + "\n"
        line = "    " + facts
      }
      line += " " + name
    }
    text += line + "\n"
  }
  return text + "    \"\"\"\n}\n"
}

func coverageFile(_ table: [EntryPoint]) throws -> String {
  let out = table.filter { $0.kind == .out }
  let members = table.filter { $0.kind == .member }
  let count = Dictionary(grouping: table.filter { $0.kind != .out }) { $0.failure }.mapValues(\.count)
  var text = """
    # Coverage and fault model

    Every function that sqlite3.h 3.40.1 declares or hands out, the ways in which it can fail, and the code that calls it.

    ## Overview

    sqlite3.h declares \(table.count - members.count) functions. \(table.count - members.count - out.count) are requirements of \
    `Sqlite3WrapperProtocol`, and \(out.count) are left out.

    - \(table.filter { $0.kind == .variadic }.count) of the requirements are variadic in C, and are called through shims of fixed arity.
    - \(table.filter { $0.kind == .optional }.count) may be missing from a library that was built without an option. `provides(_:)` returns \
    false for a missing function, and a call of it returns `SQLITE_ERROR`, nil or 0.
    - \(members.count) more requirements are the function pointers that FTS5 hands out in structures. They are called through shims, and \
    have the names of structure and pointer: `fts5_api_xCreateTokenizer` is `xCreateTokenizer` of an `fts5_api`.

    | way to fail | functions | meaning |
    | --- | --- | --- |
    | not performed | \(count[.code] ?? 0) | nothing has happened, and a code is returned |
    | not performed, destructor called | \(count[.destroys] ?? 0) | the same, and the destructor of an argument was called |
    | performed, then reported | \(count[.after] ?? 0) | the work is done, and a code is returned |
    | nil | \(count[.nil] ?? 0) | nothing has happened, and nil is returned |
    | only for cause | \(count[.cause] ?? 0) | it fails only when something is unfinished or a step failed, never by itself |
    | never | \(count[.never] ?? 0) | it cannot fail |

    ## Left out

    | function | why |
    | --- | --- |

    """
  for entry in out { text += "| `\(entry.name)` | \(entry.summary) |\n" }
  text += """

    ## Requirements

    "Reached by" names the code of this package that calls the function. Other functions are for callers of the wrapper, and for doubles.

    | function | protocol | how it fails | codes | reached by |
    | --- | --- | --- | --- | --- |

    """
  let ways: [EntryPoint.Failure: String] = [
    .code: "not performed", .destroys: "not performed, destructor called", .after: "performed, then reported", .nil: "nil",
    .cause: "only for cause", .never: "never",
  ]
  for entry in table where entry.kind != .out {
    let mark = entry.kind == .optional ? " (optional)" : entry.kind == .variadic ? " (shim)" : entry.kind == .member ? " (member)" : ""
    if entry.reach == "-" { throw Failed(description: "entry-points.tsv does not say what reaches \(entry.name)") }
    let reach = entry.reach.hasPrefix("- ") ? "nothing: " + entry.reach.dropFirst(2) : entry.reach
    let (way, codes) = (ways[entry.failure] ?? "", entry.codes.joined(separator: " "))
    text += "| `\(entry.name)`\(mark) | `Sqlite3\(entry.object)Calls` | \(way) | \(codes) | \(reach) |\n"
  }
  return text
}

func constantTestFile(_ sorted: [(Family, [Constant])]) -> String {
  var text = fileHead + "import CSQLiteManager\nimport SQLiteCalls\n\n/// Gives each constant of this package beside C's own value.\n"
  text += "func forEachConstant(_ body: (_ name: String, _ ours: Int64, _ theirs: Int64) -> Void) {\n"
  for constant in sorted.flatMap(\.1) {
    let theirs = constant.isExtended ? "sqm_" + constant.c : "CSQLiteManager." + constant.c
    text += "  body(\"\(constant.c)\", Int64(\(constant.type).\(constant.swift).rawValue), Int64(\(theirs)))\n"
  }
  return text + "}\n"
}

func everyCallFile(_ required: [Required]) -> String {
  let text =
    fileHead + """
      package import SQLiteCalls

      /// Calls each of the \(required.count) requirements once, with nil for every pointer and 0 for every number.
      ///
      /// - Parameters:
      ///   - calls: The calls that are made.
      ///   - before: Called with the name of each call before it is made.
      package func callEverything(
        on wrapper: any Sqlite3WrapperProtocol, among calls: Set<Sqlite3Call> = Set(Sqlite3Call.allCases), before: (Sqlite3Call) -> Void
      ) {
        for (call, perform) in zip(Sqlite3Call.allCases, everyCall(on: wrapper)) where calls.contains(call) {
          before(call)
          perform()
        }
      }

      /// The calls in the order of ``Sqlite3Call``.
      private func everyCall(on sqlite: any Sqlite3WrapperProtocol) -> [() -> Void] {
        unsafe [

      """
  let calls = required.map { entry, signature in
    let types = signature.parameters.map(\.type)
    guard types.contains("CVaListPointer") else { return "idle(sqlite.\(entry.name))" }
    let arguments = types.map { $0 == "CVaListPointer" ? "list" : $0.hasSuffix("!") ? "nil" : "0" }.joined(separator: ", ")
    return "{ unsafe withVaList([]) { list in _ = unsafe sqlite.\(entry.name)(\(arguments)) } }"
  }
  return text + "    " + calls.joined(separator: ", ") + ",\n  ]\n}\n"
}
