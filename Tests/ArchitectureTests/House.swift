import Scratch

/// The rooms of the package and the arrows between rooms of one target: from the room that names a type, or uses a member, to the one that declares it.
///
/// An extension declares its members, and not its type: `extension Connection` makes its room lean on that of `Connection`.
struct House {
  struct Size {
    var files = 0
    var lines = 0
    var generatedFiles = 0
  }

  private(set) var sizes: [Room: Size] = [:]
  private(set) var arrows: [Room: Set<Room>] = [:]
  /// The files that each arrow comes from, with the type they name.
  private(set) var reasons: [[Room]: [String]] = [:]

  /// The files of a room that use members which extensions in another room declare, with these members.
  private(set) var uses: [[Room]: [String]] = [:]

  init(_ files: [SourceFile]) {
    let codes = files.map(\.bareCode)
    let declared = zip(files, codes).map { $0.declaredTypes(in: $1) }
    var homes: [String: [String: Room]] = [:]
    for (file, names) in zip(files, declared) {
      for name in names.top { homes[file.target, default: [:]][name] = Room(of: file) }
      sizes[Room(of: file), default: Size()].add(file)
    }
    for ((file, code), names) in zip(zip(files, codes), declared) {
      let room = Room(of: file)
      for name in SourceFile.typeNames(in: code).subtracting(names.all) {
        guard let home = homes[file.target]?[name], home != room else { continue }
        arrows[room, default: []].insert(home)
        reasons[[room, home], default: []].append("\(file.name) names \(name)")
      }
    }
    addUses(zip(files, codes).map { ($0, SourceFile.memberNames(in: $1)) })
  }

  private mutating func addUses(_ files: [(file: SourceFile, names: SourceFile.MemberNames)]) {
    let members = Members(files)
    for (file, names) in files {
      let room = Room(of: file)
      for name in names.used.sorted() {
        guard let home = members.home(of: name, in: file.target), home != room else { continue }
        uses[[room, home], default: []].append("\(file.name) uses \(name)")
      }
    }
  }

  /// The rooms of the target on which one leans, by types or by members.
  func others(of room: Room) -> Set<Room> { (arrows[room] ?? []).union(uses.keys.filter { $0[0] == room }.map { $0[1] }) }

  /// The knots: rooms of which each leans on each other, through others or not; the largest first.
  var knots: [[Room]] {
    let reachable = Dictionary(uniqueKeysWithValues: sizes.keys.map { ($0, reached(from: $0)) })
    var knots: Set<Set<Room>> = []
    for (room, others) in reachable {
      let knot = others.filter { reachable[$0]?.contains(room) == true }
      if knot.count > 1 { knots.insert(knot) }
    }
    return knots.map { $0.sorted() }.sorted { files(in: $0) > files(in: $1) }
  }

  /// The files of rooms that are written by hand.
  func files(in rooms: [Room]) -> Int { rooms.reduce(0) { $0 + (sizes[$1]?.files ?? 0) } }

  private func reached(from start: Room) -> Set<Room> {
    var found: Set<Room> = []
    var open = Array(arrows[start] ?? [])
    while let room = open.popLast() {
      if found.insert(room).inserted { open += arrows[room] ?? [] }
    }
    return found
  }
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
