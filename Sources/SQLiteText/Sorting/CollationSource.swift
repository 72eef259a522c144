import SQLiteCalls
import SQLiteCore

/// The collations a connection may be asked for, each registered when SQLite first needs it.
final class CollationSource {
  /// What a name stands for: a collation, and the collator where it was brought along.
  struct Offer {
    let collation: LocalizedCollation
    var collator: Collator?

    func makeCollator() throws(SQLiteError) -> Collator { if let collator { collator } else { try collation.makeCollator() } }
  }

  private let wrapper: any Sqlite3WrapperProtocol
  private var offers: [SchemaName: Offer] = [:]
  private var registered: Set<SchemaName> = []

  /// The names that were offered.
  var names: [String] { offers.keys.map(\.spelling).sorted() }

  init(_ wrapper: any Sqlite3WrapperProtocol) { self.wrapper = wrapper }

  /// What stands behind a name: what was offered, or the usual order of a locale that is in the name.
  func offer(named name: String) -> Offer? {
    if let offer = offers[SchemaName(name)] { return offer }
    guard let prefix = SchemaName(name).length(ofPrefix: SchemaName(LocalizedCollation.name)) else { return nil }
    // Where this fails, SQLite says by name that there is no such collation.
    let collation = try? LocalizedCollation(locale: String(decoding: name.utf8.dropFirst(prefix + 1), as: UTF8.self))
    return collation.map { Offer(collation: $0) }
  }

  /// Offers a collation; a name that is in use already changes its meaning at once.
  func add(_ offer: Offer, named name: String, on connection: Connection) throws(SQLiteError) {
    if registered.contains(SchemaName(name)) {
      let collator = try offer.makeCollator()
      try connection.check(unsafe register(collator, named: name, on: try connection.openHandle()), in: .sqlite3_create_collation_v2)
    }
    offers[SchemaName(name)] = offer
  }

  /// Answers SQLite's question for a collation. Where it gets nothing, the statement fails and names the collation.
  private func supply(_ name: String, to handle: OpaquePointer?) {
    guard let collator = try? offer(named: name)?.makeCollator() else { return }
    if unsafe register(collator, named: name, on: handle) == 0 { registered.insert(SchemaName(name)) }
  }

  private func register(_ collator: Collator, named name: String, on handle: OpaquePointer?) -> Int32 {
    let box = unsafe Unmanaged.passRetained(collator)
    let code = unsafe wrapper.sqlite3_create_collation_v2(
      handle, name, TextEncoding.utf8.rawValue, box.toOpaque(),
      { context, firstCount, first, secondCount, second in
        guard let context = unsafe context else { return 0 }
        let collator = unsafe Unmanaged<Collator>.fromOpaque(context).takeUnretainedValue()
        let order = unsafe collator.compare(
          UnsafeRawBufferPointer(start: first, count: Int(firstCount)), UnsafeRawBufferPointer(start: second, count: Int(secondCount)))
        return Int32(order.signum())
      },
      { context in
        if let context = unsafe context { unsafe Unmanaged<Collator>.fromOpaque(context).release() }
      })
    if code != 0 { unsafe box.release() }  // SQLite calls the destructor only for what it took
    return code
  }

  /// Has SQLite ask this for collations.
  func listen(on connection: Connection) throws(SQLiteError) {
    let code = unsafe wrapper.sqlite3_collation_needed(
      try connection.openHandle(), Unmanaged.passUnretained(self).toOpaque(),
      { context, handle, _, name in
        guard let context = unsafe context, let name = unsafe name else { return }
        unsafe Unmanaged<CollationSource>.fromOpaque(context).takeUnretainedValue().supply(String(cString: name), to: handle)
      })
    try connection.check(code, in: .sqlite3_collation_needed)
  }
}
