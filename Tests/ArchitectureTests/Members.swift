import Scratch

/// The members that extensions of one room declare, by names that stand for nothing else in their target.
///
/// A name that is declared in two rooms, by two targets, or as a case, a parameter or a variable as well, says nothing of where it is used.
struct Members {
  /// The room of each member, by target and name.
  private var homes: [String: [String: Room]] = [:]
  private var ambiguous: [String: Set<String>] = [:]
  /// The targets that declare a member.
  private var targets: [String: Set<String>] = [:]

  /// Names that the language and its library use as well.
  private static let common: Set = ["contains", "reduce", "set"]

  init(_ files: [(file: SourceFile, names: SourceFile.MemberNames)]) {
    for (file, names) in files {
      let room = Room(of: file)
      ambiguous[file.target, default: Self.common].formUnion(names.others)
      for name in names.ofExtensions.union(names.ofTypes) { targets[name, default: []].insert(file.target) }
      for name in names.ofExtensions {
        if let home = homes[file.target]?[name], home != room { ambiguous[file.target]?.insert(name) }
        homes[file.target, default: [:]][name] = room
      }
    }
  }

  /// The room whose extensions alone declare a member.
  func home(of name: String, in target: String) -> Room? {
    if ambiguous[target]?.contains(name) == true || targets[name]?.count != 1 || name.hasPrefix("sqlite3_") { return nil }
    return homes[target]?[name]
  }
}

extension SourceFile {
  struct MemberNames {
    /// The members of extensions that other files see.
    var ofExtensions: Set<String> = []
    /// The members of types that other files see.
    var ofTypes: Set<String> = []
    /// All other names: cases, parameters, variables, private members, and members of types.
    var others: Set<String> = []
    /// The words that begin with a small letter and are not labels.
    var used: Set<String> = []
  }

  /// The names of members in code without comments and texts.
  static func memberNames(in code: String) -> MemberNames {
    var names = MemberNames()
    var isInExtension = false
    for line in code.split(separator: "\n") {
      if line.first != " ", line.first != "}", line.first != "#" { isInExtension = line.split(separator: " ").contains("extension") }
      let isOuter = line.hasPrefix("  ") && !line.hasPrefix("   ")
      let isOfCases = line.drop { $0 == " " }.hasPrefix("case ")
      var former: Substring = ""
      var isPrivate = false
      for (word, next) in words(of: line) {
        isPrivate = isPrivate || word == "private" || word == "fileprivate"
        let isDeclared = former == "func" || former == "var" || former == "let"
        if isDeclared, isOuter, !isPrivate, isInExtension {
          names.ofExtensions.insert(String(word))
        } else if isDeclared || isOfCases || next == ":" || next == " in" {
          names.others.insert(String(word))
          if isDeclared, isOuter, !isPrivate { names.ofTypes.insert(String(word)) }
        } else {
          names.used.insert(String(word))
        }
        former = word
      }
    }
    return names
  }

  /// The words of a line that begin with a small letter, each with the colon or the `in` that follows it, if any.
  private static func words(of line: Substring) -> [(word: Substring, next: String)] {
    func isPart(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 }
    var words: [(Substring, String)] = []
    var place = line.utf8.startIndex
    while place < line.utf8.endIndex {
      guard isPart(line.utf8[place]) else {
        place = line.utf8.index(after: place)
        continue
      }
      let end = line.utf8[place...].firstIndex { !isPart($0) } ?? line.utf8.endIndex
      if (97...122).contains(line.utf8[place]) {
        let rest = line[end...]
        words.append((line[place..<end], rest.hasPrefix(":") ? ":" : rest == " in" || rest.hasPrefix(" in ") ? " in" : ""))
      }
      place = end
    }
    return words
  }
}
