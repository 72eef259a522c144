public import SQLiteCallsCore

/// A compiled statement as far as its parameters go: what a ``Parameter`` binds to.
///
/// Its state is only touched from where its connection is confined, never while another access is under way: hence the unchecked accesses.
@safe @usableFromInline class BoundStatement {
  @usableFromInline final let wrapper: any Sqlite3WrapperProtocol
  @exclusivity(unchecked) @usableFromInline final var handle: OpaquePointer
  /// SQLite keeps memory of its own for a value that was bound: long text, a blob.
  @exclusivity(unchecked) @usableFromInline final var holdsCopies = false
  /// Where bound text lives.
  @exclusivity(unchecked) @usableFromInline final var scratch = TextScratch()

  init(_ wrapper: any Sqlite3WrapperProtocol, handle: OpaquePointer) {
    self.wrapper = wrapper
    unsafe self.handle = handle
  }
}
