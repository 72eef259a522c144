import Scratch

/// The rooms of the package and the arrows between rooms of one target: from the room that names a symbol to the one that declares it.
///
/// An extension declares its members, and not its type: `extension Connection` makes its room lean on that of `Connection`.
struct House {
  struct Size {
    var files = 0
    var lines = 0
    var generatedFiles = 0
  }

  private(set) var sizes: [Room: Size] = [:]
  /// The references that each arrow is made of.
  private(set) var arrows: [[Room]: [CompilerIndex.Reference]] = [:]

  init(_ files: [SourceFile], _ index: CompilerIndex) {
    for file in files { sizes[Room(of: file.name), default: Size()].add(file) }
    for reference in index.references {
      let (room, home) = (Room(of: reference.file), Room(of: reference.home))
      if room != home, room.target == home.target { arrows[[room, home], default: []].append(reference) }
    }
  }

  /// The rooms of the target on which one leans.
  func others(of room: Room) -> [Room] { arrows.keys.filter { $0[0] == room }.map { $0[1] }.sorted() }
}

extension House.Size {
  fileprivate mutating func add(_ file: SourceFile) {
    if file.name.contains("/Generated/") {
      generatedFiles += 1
    } else {
      files += 1
      lines += file.lines.count - 1
    }
  }
}
