/// Why there is no answer of a node.
enum NodeFailure: Error, Hashable, CustomStringConvertible {
  /// It was asked nothing: there was no connection, or what it got was not yet a whole message.
  case unreached(String)
  /// It was asked, and may have done it.
  case unanswered(String)
  /// Somebody interrupted the wait for the answer.
  case interrupted

  var description: String {
    switch self {
    case .unreached(let reason), .unanswered(let reason): reason
    case .interrupted: "interrupted"
    }
  }
}
