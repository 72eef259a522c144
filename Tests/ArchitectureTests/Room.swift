import Scratch

/// A room of the house: the files of one folder of a target, and of the folders in it. Generated files of a target itself belong to it.
struct Room: Hashable, Comparable {
  let target: String
  /// The folder; empty for files that lie in the target itself.
  let folder: String

  init(target: String, folder: String = "") {
    self.target = target
    self.folder = folder
  }

  /// The room a file is in.
  init(of file: SourceFile) {
    let folders = file.name.split(separator: "/").dropFirst().dropLast().filter { $0 != "Generated" }
    self.init(target: file.target, folder: folders.first.map(String.init) ?? "")
  }

  static func < (first: Room, second: Room) -> Bool { (first.target, first.folder) < (second.target, second.folder) }
}

extension SourceFile {
  /// The file without comments and texts.
  var bareCode: String {
    lines.joined(separator: "\n")
      .replacing(#/"""[\s\S]*?"""/#, with: "")
      .replacing(#/#"[^\n]*?"#/#, with: "")
      .replacing(#/"(?:\\.|[^"\\\n])*"/#, with: "")
      .replacing(#/\/\/[^\n]*/#, with: "")
  }

  /// The types the file declares for others to see, and all it declares, nested ones included.
  func declaredTypes(in code: String) -> (top: Set<String>, all: Set<String>) {
    var top: Set<String> = []
    var all: Set<String> = []
    for line in code.split(separator: "\n") {
      guard
        let match = line.firstMatch(
          of: #/^(\s*)((?:@\w+(?:\([^)]*\))? |\w+(?:\(\w+\))? )*?)(?:struct|class|enum|protocol|typealias|actor) (\w+)/#)
      else {
        continue
      }
      let name = String(match.3)
      all.insert(name)
      if match.1.isEmpty, !match.2.contains("private") { top.insert(name) }
    }
    return (top, all)
  }
}
