// A library in the place of libsqlite3 that notes how it is called, and the calls of every forwarder that it is to be told of.

/// A number that no other parameter of any function has; multiples of 16 are pointers, too.
private func number(of function: Int, _ parameter: Int) -> Int { 16 * (20 * (function + 1) + parameter) }

private func isFunction(_ type: String) -> Bool { type.hasPrefix("(@convention") }

/// A value of a type that is made of a number.
private func value(of type: String, _ number: Int) -> String {
  if isFunction(type) { return "unsafeBitCast(\(number), to: \(type.dropLast())?.self)" }
  if type.hasSuffix("!") { return "\(type.dropLast())(bitPattern: \(number))" }
  return ["UInt8", "CChar"].contains(type) ? "\(number / 16 % 100)" : "\(number)"
}

/// The functions whose arguments reach the library as they are, without those of which C makes a list.
private func plain(_ required: [Required]) -> [(Int, Required)] {
  Array(required.filter { $0.entry.kind != .member && $0.entry.kind != .variadic }.enumerated())
}

func recordingLibraryFile(_ required: [Required]) -> String {
  var text = fileHead + "import CSQLite\n"
  for (place, (entry, signature)) in plain(required) {
    // A list of arguments is a pointer to it.
    let types = signature.parameters.map { $0.type == "CVaListPointer" ? "UInt64" : $0.type }
    let parameters = types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
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
      import CSQLite
      import RecordingLibrary
      import SQLiteCalls

      /// Calls each forwarder with arguments of its own, and says what it should have passed on and been answered.
      func callForwarders(of wrapper: any Sqlite3WrapperProtocol, _ check: (Forwarding) -> Void) {

      """
  for (place, (entry, signature)) in plain(required) {
    let values = signature.parameters.enumerated().map { value(of: $1.type, number(of: place, $0)) }
    let arguments = signature.parameters.enumerated().map { parameter, it in
      it.type == "CVaListPointer" ? "$0" : values[parameter]
    }
    let bits = signature.parameters.enumerated().map { parameter, it in
      it.type == "CVaListPointer" ? "nil" : "bits(\(values[parameter]) as \(it.type.hasSuffix("!") ? it.type.dropLast() + "?" : it.type))"
    }
    let call = "wrapper.\(entry.name)(\(arguments.joined(separator: ", ")))"
    let isList = signature.parameters.contains { $0.type == "CVaListPointer" }
    let isVoid = signature.result == "Void"
    let result = signature.result.hasSuffix("!") ? signature.result.dropLast() + "?" : signature.result
    let answer = isVoid ? "nil" : "bits(\(value(of: signature.result, number(of: place, 19))) as \(result))"
    text += "  check(Forwarding(\"\(entry.name)\", [\(bits.joined(separator: ", "))], \(answer)) {\n"
    let answered = isVoid ? call : "bits(\(call) as \(result))"
    text += "    " + (isList ? "withVaList([]) { \(answered) }" : answered) + (isVoid ? "; return nil" : "") + "\n  })\n"
  }
  return text + "}\n"
}
