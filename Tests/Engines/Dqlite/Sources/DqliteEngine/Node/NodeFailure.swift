/// Why there is no answer from a node.
enum NodeFailure: Error, Hashable, CustomStringConvertible {
  /// The node was asked nothing: there was no connection, or it did not get a whole message.
  case unreached(String)
  /// The node was asked, and may have done what it was asked for.
  case unanswered(String)
  /// An interrupt ended the wait for the answer.
  case interrupted

  var description: String {
    switch self {
    case .unreached(let reason), .unanswered(let reason): reason
    case .interrupted: "interrupted"
    }
  }
}
