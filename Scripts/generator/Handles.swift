import Foundation

/// One word of the column "handles": an object that a function takes, takes back, hands out or lends.
struct HandleUse: Hashable {
  enum Role: Character { case takes = "@", takesBack = "-", gives = "+", lends = "~" }
  enum Place: Hashable {
    case argument(Int)
    case answer
  }

  var role: Role
  var kind: String
  var place: Place

  init(role: Role, kind: String, place: Place) {
    self.role = role
    self.kind = kind
    self.place = place
  }

  init(_ word: String) throws {
    guard let match = word.wholeMatch(of: #/([-+~]?)([a-zA-Z]+)@([0-9]|answer)/#) else {
      throw Failed(description: "entry-points.tsv: \(word) is not a use of a handle")
    }
    role = match.1.first.flatMap(Role.init) ?? .takes
    kind = String(match.2)
    place = Int(match.3).map(Place.argument) ?? .answer
  }

  /// As it stands in the table.
  var word: String {
    let index = if case .argument(let index) = place { "\(index)" } else { "answer" }
    return (role == .takes ? "" : "\(role.rawValue)") + "\(kind)@\(index)"
  }

  var isTaken: Bool { role == .takes || role == .takesBack }
  /// The same without the owner of the object: C's types show no more.
  var asTyped: HandleUse { HandleUse(role: isTaken ? .takes : .gives, kind: kind, place: place) }
}

/// C's types of the objects whose kinds the table names; memory has no type of its own.
private let kindsByType = [
  "sqlite3": "connection", "sqlite3_stmt": "statement", "sqlite3_blob": "blob", "sqlite3_backup": "backup", "sqlite3_value": "value",
  "sqlite3_context": "context", "sqlite3_session": "session", "sqlite3_changegroup": "changegroup", "sqlite3_changeset_iter": "iterator",
  "sqlite3_rebaser": "rebaser", "sqlite3_str": "string", "sqlite3_mutex": "mutex",
]

/// The handles in a declaration of sqlite3.h: `open` is where its parameters begin, after the parenthesis.
func handles(in head: Substring, open: Substring.Index) -> Set<HandleUse> {
  var parameters = [""]
  var depth = 1
  for character in head[open...] {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if depth == 0 { break }
    if depth == 1, character == "," { parameters.append("") } else { parameters[parameters.count - 1].append(character) }
  }
  let pointer = #/^\s*(?:const\s+)?(\w+)\s*(\*+)/#
  var found: Set<HandleUse> = []
  for (index, parameter) in parameters.enumerated() where !parameter.contains("(") {
    guard let match = parameter.firstMatch(of: pointer), let kind = kindsByType[String(match.1)] else { continue }
    found.insert(HandleUse(role: match.2 == "*" ? .takes : .gives, kind: kind, place: .argument(index)))
  }
  if let match = head.firstMatch(of: pointer), let kind = kindsByType[String(match.1)] {
    found.insert(HandleUse(role: .gives, kind: kind, place: .answer))
  }
  return found
}

/// Where the table and the header disagree about handles.
func compareHandles(_ entry: EntryPoint, declared: Set<HandleUse>) -> [String] {
  let known = Set(entry.handles.filter { kindsByType.values.contains($0.kind) }.map(\.asTyped))
  let takesBack = entry.handles.filter { $0.role == .takesBack }
  var found = declared.subtracting(known).map { "\(entry.name) has a \($0.kind) at \($0.place) that the table does not list" }
  found += known.subtracting(declared).map {
    "the table lists a \($0.kind) at \($0.place) of \(entry.name), which sqlite3.h does not declare"
  }
  if takesBack.contains(where: { $0.place != .argument(0) }) { found.append("\(entry.name) takes back another argument than the first") }
  return found.sorted()
}
