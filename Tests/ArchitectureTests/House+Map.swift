extension House {
  /// The map of the article: each target's rooms, what is in them and on which others of the target they lean, and where they are tested.
  func map(_ tests: TestFiles) -> String {
    var text = ""
    var target = ""
    for (room, sentence) in RoomSentences.all {
      if room.target != target {
        target = room.target
        text += "\n### \(target)\n\n| room | what is in it | leans on | tested in |\n|---|---|---|---|\n"
      }
      let others = others(of: room).map { $0.shownFolder }
      text += "| \(room.shownFolder) | \(sentence) | \(others.joined(separator: ", ")) | \(tests.folder(of: room) ?? "nothing") |\n"
    }
    return text + "\n"
  }

  /// Files and lines by hand of each room.
  var figures: String {
    let lines = sizes.keys.sorted().map { room in
      let size = sizes[room] ?? Size()
      return "\(room.target)/\(room.folder): \(size.files) files, \(size.lines) lines; \(size.generatedFiles) generated"
    }
    return lines.joined(separator: "\n")
  }
}

extension Room {
  fileprivate var shownFolder: String { folder.isEmpty ? "(the target itself)" : "`\(folder)/`" }
}
