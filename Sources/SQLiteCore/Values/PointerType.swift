/// The type of a pointer that is bound. SQLite keeps the address of the name, so it is a constant. <https://sqlite.org/bindptr.html>
package struct PointerType {
  private let name: StaticString

  package init(_ name: StaticString) { self.name = name }

  package var utf8Start: UnsafePointer<CChar> { unsafe UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self) }
}
