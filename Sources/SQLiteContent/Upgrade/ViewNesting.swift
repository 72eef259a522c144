import SQLiteCore

/// How much SQLite has to compile for a view that reads other views: it puts each where it is named, again and again.
///
/// Nothing is compiled to find out. Each word that is the name of a view counts as one reading of it.
struct ViewNesting {
  /// As many readings are compiled in a tenth of a second or two, in whatever way they are nested: 256 readings of one view in another, or a
  /// chain of 200.
  static let limit = 200

  private var readings: [SchemaName: Int] = [:]
  private let views: [SchemaName: [SchemaName]]

  init(_ schema: Schema) {
    let views = schema.objects.filter { $0.kind == .view }
    let names = Set(views.map(\.name))
    self.views = Dictionary(
      views.map { view in (view.name, Naming.words(in: view.sql).filter { names.contains($0) && $0 != view.name }) }
    ) { first, _ in first }
    for name in names { _ = count(name, above: []) }
  }

  /// How many views are read for one reading of a view, itself included; a number above ``limit`` may be too small.
  private mutating func count(_ name: SchemaName, above: Set<SchemaName>) -> Int {
    if let known = readings[name] { return known }
    guard above.count <= Self.limit else { return Self.limit + 1 }
    guard let read = views[name], !above.contains(name) else { return 0 }  // in a circle: SQLite refuses it
    var sum = 1
    for other in read where sum <= Self.limit { sum += count(other, above: above.union([name])) }
    readings[name] = sum
    return sum
  }

  /// Why a view or trigger, or a table or view with its triggers, may take too long to compile; nil when it does not.
  func problem(of objects: SchemaObject...) -> String? { problem(of: objects) }

  /// Why what is compiled together may take too long; nil when it does not.
  func problem(of objects: [SchemaObject]) -> String? {
    var sum = 0
    for object in objects {
      let words = object.kind == .view ? [object.name] : object.kind == .trigger ? Naming.words(in: object.sql) : []
      for word in words where sum <= Self.limit { sum += readings[word] ?? 0 }
    }
    if sum <= Self.limit { return nil }
    return "the views it names read others more than \(Self.limit) times, which may take SQLite for ever to compile"
  }
}
