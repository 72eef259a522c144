extension [SQLToken] {
  /// The tables that the statements of a text, or of a trigger, write; a word too many may be among them, which names nothing.
  package var writtenTables: [SchemaName] {
    indices.compactMap { place in
      guard self[place].kind == .word else { return nil }
      switch self[place].folded {
      case "insert", "replace":
        let into = placeAfterPolicy(place)
        return isWord("into", at: into) ? table(at: into + 1) : nil
      case "update": return place > 0 && self[place - 1].isWord("do") ? nil : table(at: placeAfterPolicy(place))
      case "delete": return isWord("from", at: place + 1) ? table(at: place + 2) : nil
      default: return nil
      }
    }
  }

  private func isWord(_ word: String, at place: Int) -> Bool { place < count && self[place].isWord(word) }

  private func placeAfterPolicy(_ place: Int) -> Int { isWord("or", at: place + 1) ? place + 3 : place + 1 }

  /// The table, before which its schema may be named.
  private func table(at place: Int) -> SchemaName? {
    let isSchema = place + 2 < count && self[place + 1].isSign(".")
    let name = isSchema ? place + 2 : place
    return name < count ? SchemaName(self[name].named) : nil
  }
}
