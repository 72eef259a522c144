// A library in the place of libsqlite3 that records the calls of the functions that are found by their names at run time, and the calls of their forwarders
// that it should record. The text of the other forwarders is enough: Sqlite3WrapperTests.

/// A number that no other parameter of any function has; multiples of 16 are pointers, too.
private func number(of function: Int, _ parameter: Int) -> Int { 16 * (20 * (function + 1) + parameter) }

/// A value of a type, made of a number.
private func value(of type: String, _ number: Int) -> String {
  if type.hasPrefix("(@convention") { return "unsafeBitCast(\(number), to: \(type.dropLast())?.self)" }
  if type.hasSuffix("!") { return "\(type.dropLast())(bitPattern: \(number))" }
  return ["UInt8", "CChar"].contains(type) ? "\(number / 16 % 100)" : "\(number)"
}

private func found(_ required: [Required]) -> [(Int, Required)] { Array(required.filter { $0.entry.kind == .optional }.enumerated()) }

func recordingLibraryFile(_ required: [Required]) -> String {
  var text = fileHead + "import CSQLiteManager\n"
  for (place, (entry, signature)) in found(required) {
    let parameters = signature.parameters.enumerated().map { "_ a\($0): \($1.type)" }.joined(separator: ", ")
    let bits = signature.parameters.indices.map { "bits(a\($0))" }.joined(separator: ", ")
    let isVoid = signature.result == "Void"
    text += "\n@_cdecl(\"\(entry.name)\")\nfunc recording_\(entry.name)(\(parameters))" + (isVoid ? "" : " -> \(signature.result)") + " {\n"
    text += "  note(\"\(entry.name)\", [\(bits)])\n"
    text += (isVoid ? "" : "  return \(value(of: signature.result, number(of: place, 19)))\n") + "}\n"
  }
  return text
}

func forwarderCallsFile(_ required: [Required]) -> String {
  var text =
    fileHead + """
      import CSQLiteManager
      import RecordingLibrary
      import SQLiteCalls

      /// Calls each forwarder with arguments of its own, and gives the arguments and the answer that it should pass on.
      func callForwarders(of wrapper: any Sqlite3WrapperProtocol, _ check: (Forwarding) -> Void) {

      """
  for (place, (entry, signature)) in found(required) {
    let values = signature.parameters.enumerated().map { value(of: $1.type, number(of: place, $0)) }
    func optional(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
    let bits = zip(values, signature.parameters).map { "bits(\($0) as \(optional($1.type)))" }
    let call = "wrapper.\(entry.name)(\(values.joined(separator: ", ")))"
    let isVoid = signature.result == "Void"
    let result = optional(signature.result)
    let answer = isVoid ? "nil" : "bits(\(value(of: signature.result, number(of: place, 19))) as \(result))"
    text += "  check(Forwarding(\"\(entry.name)\", [\(bits.joined(separator: ", "))], \(answer)) {\n"
    text += "    " + (isVoid ? "\(call); return nil" : "bits(\(call) as \(result))") + "\n  })\n"
  }
  return text + "}\n"
}
