/// How an argument is recorded, and whether memory is read for that.
func argumentExpression(_ parameter: Signature.Parameter, _ index: Int, _ entry: EntryPoint, _ signature: Signature) -> (
  String, isUnsafe: Bool
) {
  let counted: [String: (Int, Int)] = [
    "sqlite3_bind_text": (2, 3),
    "sqlite3_bind_text64": (2, 3), "sqlite3_bind_blob": (2, 3), "sqlite3_bind_blob64": (2, 3), "sqlite3_result_text": (1, 2),
    "sqlite3_result_text64": (1, 2), "sqlite3_result_error": (1, 2), "sqlite3_result_blob": (1, 2), "sqlite3_result_blob64": (1, 2),
    "sqlite3_str_append": (1, 2), "fts5_tokenizer_xTokenize": (4, 5), "Fts5ExtensionApi_xTokenize": (2, 3), "sqlite3_keyword_check": (0, 1),
    "sqlite3_blob_write": (1, 2),
  ]
  let name = parameter.name
  let count = counted[entry.name].flatMap { $0.0 == index ? ", count: \(signature.parameters[$0.1].name)" : nil }
  switch parameter.type {
  case "OpaquePointer!": return (".handle(\(name))", false)
  case "Int32", "Int64", "UInt32", "UInt8", "CChar", "UInt", "UInt64": return (".integer(\(name))", false)
  case "Double": return (".real(\(name))", false)
  case "CVaListPointer": return (".other", false)
  case "UnsafePointer<CChar>!":
    if entry.name == "sqlite3_strnicmp" { return (".text(\(name), within: max(0, \(signature.parameters[2].name)))", true) }
    // SQL ends at its NUL, also where a length counts the NUL.
    if entry.name.hasPrefix("sqlite3_prepare") { return (".text(\(name), within: \(signature.parameters[2].name))", true) }
    return (".text(\(name)\(count ?? ""))", true)
  case "UnsafeRawPointer!": return (count.map { ".bytes(\(name)\($0))" } ?? ".pointer(\(name))", count != nil)
  case let type where type.hasPrefix("(@convention"): return (".function(\(name))", false)
  default: return (".pointer(\(name))", false)
  }
}

/// The class of all engines and doubles. Its parameters have numbers: their names are in the protocol that declares the calls. Methods that can be
/// overridden must stand in the class itself, not in an extension of it.
func funnelFile(_ required: [Required]) -> String {
  var text =
    fileHead + """
      public import SQLiteCalls

      /// The base of engines and doubles: each of the \(required.count) calls goes through ``route(_:arguments:failed:perform:)``, which forwards it to
      /// an inner wrapper. Without an inner wrapper, a call returns SQLITE_ERROR, which is 1, nil, 0 or nothing.
      ///
      /// An engine derives from ``RefusingSqlite3Wrapper``, a double of a test from `RoutedSqlite3Wrapper`.
      /// Overriding a method takes that call out of the funnel unless the override calls `super`.
      open class Sqlite3Funnel: Sqlite3WrapperProtocol {
        /// The inner wrapper, to which calls are forwarded; nil for none.
        package final let target: (any Sqlite3WrapperProtocol)?

        /// Called with the bits of the address of data that are forwarded with a destructor of their own: the caller need not free them.
        package final var onGiving: ((UInt) -> Void)?

        package init(target: (any Sqlite3WrapperProtocol)?) { self.target = target }

        /// The funnel, through which every call goes: the result of this method is the result of the call.
        ///
        /// - Parameters:
        ///   - call: The C function called.
        ///   - arguments: Reads the arguments, as they are before the call; costs nothing unless it is called.
        ///   - failed: Returns the result of this call when it fails with a code; nil for calls that cannot fail. Calling it has the side
        ///     effects of a failure: a destructor among the arguments is called, pointers to be handed out become nil.
        ///   - perform: Forwards the call, and returns its result.
        open func route<Answer>(
          _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
        ) -> Answer {
          perform()
        }

        /// Whether the inner wrapper has a function.
        open func provides(_ call: Sqlite3Call) -> Bool { target?.provides(call) ?? false }

        /// The functions of the inner wrapper, which calls them; without an inner wrapper, functions that do nothing.
        open var trampolines: Sqlite3Trampolines { target?.trampolines ?? .idle }

        /// Whether the inner wrapper runs any SQL, with or without a script.
        open var runsAnySQL: Bool { target?.runsAnySQL ?? false }

        /// The reason why the inner wrapper lacks a function.
        open func absence(of call: Sqlite3Call) -> String { target?.absence(of: call) ?? "\\(call.rawValue) is not served" }

        /// Whether the inner wrapper accepts a setting.
        open func honors(_ setting: OpeningSetting) -> Bool { target?.honors(setting) ?? false }

        /// Forwards the call to the inner wrapper.
        open func leaveToSQLite(_ memory: UnsafeMutableRawPointer) { unsafe target?.leaveToSQLite(memory) }

      """
  for (entry, declared) in required {
    let signature = declared.numbered
    text += "  /// Routes `\(entry.name)`: \(entry.summary)\n" + "  \(signature.discarding)open func \(entry.name)\(signature.named) { "
    let body = passing(entry, signature, destroying: destroyed(entry, declared))
    let given = destroyed(entry, declared) == nil ? given(declared) : nil
    text += given.map { "\nunsafe giving(a\($0.data), a\($0.destructor))\n\(signature.result == "Void" ? "" : "return ")" } ?? ""
    text += "\(signature.result.contains("Pointer") ? "unsafe " : "")\(body) }\n"
  }
  return text + "}\n"
}

/// The expression that passes a call through the funnel, by the method of `Sqlite3Funnel+Passing.swift` for calls that fail like it.
private func passing(_ entry: EntryPoint, _ signature: Signature, destroying destroyed: (data: Int, destructor: Int)?) -> String {
  let expressions = signature.parameters.enumerated().map { argumentExpression($1, $0, entry, signature) }
  let mark = expressions.contains(where: \.isUnsafe) ? "unsafe " : ""
  let list = "(.\(entry.name), \(mark)[\(expressions.map(\.0).joined(separator: ", "))]"
  let absence = absent(entry, signature).replacing("ResultCode.error.rawValue", with: "1")
  let otherwise = absence == "nil" ? "" : " ?? " + (absence.isEmpty ? "()" : absence)
  let perform = ") { \(signature.isUnsafe ? "unsafe " : "")target?.\(entry.name)\(signature.arguments)\(otherwise) }"
  switch entry.failure {
  case .after, .cause: return "code" + list + perform
  case .nil: return "pointer" + list + perform
  case .never: return "pass" + list + perform
  case .code, .destroys:
    let outs = handedOut(signature)
    let besides =
      destroyed.map { ", destroying: a\($0.data), a\($0.destructor)" }
      ?? (outs.isEmpty ? nil : ", clearing: " + outs.joined(separator: ", "))
    return (besides == nil ? "" : "unsafe ") + "code" + list + (besides ?? "") + perform
  }
}

/// The parameters that point to where a pointer is handed out, which SQLite sets to nil when it fails.
private func handedOut(_ signature: Signature) -> [String] {
  let outs = [
    "OpaquePointer?", "UnsafeMutableRawPointer?", "UnsafeMutablePointer<CChar>?", "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?",
  ]
  return signature.parameters.filter { parameter in outs.contains { parameter.type == "UnsafeMutablePointer<\($0)>!" } }.map(\.name)
}
