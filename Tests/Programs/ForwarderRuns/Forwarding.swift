import RecordingLibrary

/// One call of a forwarder, and its expected outcome.
struct Forwarding {
  let function: String
  /// The bits of each argument that the library is to get; nil for one that cannot be compared.
  let arguments: [UInt64?]
  /// The bits of the library's answer; nil for no answer.
  let answer: UInt64?
  let call: () -> UInt64?

  init(_ function: String, _ arguments: [UInt64?], _ answer: UInt64?, _ call: @escaping () -> UInt64?) {
    (self.function, self.arguments, self.answer, self.call) = (function, arguments, answer, call)
  }

  /// Makes the call, and says in words what is wrong with it.
  func problem() -> String? {
    notedCalls = []
    let answered = call()
    let calls = notedCalls
    guard calls.count == 1, let made = calls.first else { return "\(function): \(calls.count) calls of the library" }
    if made.function != function { return "\(function): the library's \(made.function) was called" }
    let isSame =
      made.arguments.count == arguments.count && zip(made.arguments, arguments).allSatisfy { $1 == nil || $0 == $1 }
    if !isSame { return "\(function): the arguments are \(made.arguments), not \(arguments)" }
    return answered == answer ? nil : "\(function): the answer is \(answered ?? 0), not \(answer ?? 0)"
  }
}
