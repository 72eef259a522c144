import CSQLiteInterposition
import Foundation
import SQLiteCalls
import SQLiteCore

/// The numbers of the current thread.
private var thisThread: UnsafeMutablePointer<sqm_thread> { unsafe sqm_this_thread() }

/// A wrapper that gets calls.
final class Route: @unchecked Sendable {
  let wrapper: any Sqlite3WrapperProtocol
  let number: Int32

  init(_ wrapper: any Sqlite3WrapperProtocol, _ number: Int32) { (self.wrapper, self.number) = (wrapper, number) }
}

/// The object that decides which wrapper gets a call.
enum Subject {
  /// A connection to be opened: the wrapper of the task gets it, otherwise the wrapper that has the same file open.
  case path(String?)
  /// An object that SQLite handed out: the same wrapper gets it.
  case handle(UInt)
  /// An object that SQLite lends to a callback or to the reader of a row: the wrapper of the call in progress gets it, otherwise the
  /// wrapper of the last call on this thread.
  case lent(UInt)
  /// Nothing: the wrapper of the task gets it.
  case task
}

/// The wrappers that get calls, and the objects that belong to each of them.
enum Routes {
  private struct State {
    /// The routes that have begun, and have not ended or still have objects.
    var routes: [Int32: (route: Route, uses: Int)] = [:]
    var last: Int32 = 0
    /// The numbers of the routes that objects belong to.
    var owners: [UInt: Int32] = [:]
    /// The same of objects that were taken back: a call that uses one nevertheless goes to a wrapper, such as a ledger, and not to the
    /// library, which would crash.
    var released: [UInt: Int32] = [:]
    /// The routes of the files that connections have open, and the number of these connections.
    var files: [String: (number: Int32, count: Int)] = [:]
    var fileOfConnection: [UInt: String] = [:]

    mutating func use(_ route: Route) { routes[route.number] = (route, (routes[route.number]?.uses ?? 0) + 1) }
  }

  /// An object that belongs to a route, and the file if it is a connection.
  private typealias Belonging = (object: UInt, route: Route, file: String?)

  private static let state = Locked(State())

  /// The numbers of threads that call the true library, that ask a wrapper where its calls go, and whose call has come back.
  private static let (direct, asks, hasComeBack): (Int32, Int32, Int32) = (-1, -2, -3)

  /// - Throws: ``InterpositionError``.
  static func begin(_ wrapper: any Sqlite3WrapperProtocol) throws -> Route {
    _ = try Interposition.library
    let route = state.withLock { state in
      state.last += 1
      let route = Route(wrapper, state.last)
      state.use(route)
      sqm_set_direct(0)
      return route
    }
    if comesBack(wrapper) {
      end(route)
      throw InterpositionError.endless(wrapper: "\(type(of: wrapper))")
    }
    return route
  }

  /// Gives up a use of a route. The last one makes calls direct again.
  static func end(_ route: Route) {
    state.withLock { state in
      let uses = (state.routes[route.number]?.uses ?? 0) - 1
      state.routes[route.number] = uses > 0 ? (route, uses) : nil
      guard state.routes.isEmpty else { return }
      state.released = [:]
      sqm_set_direct(1)
    }
  }

  /// Whether a wrapper passes its calls to the functions of this module.
  private static func comesBack(_ wrapper: any Sqlite3WrapperProtocol) -> Bool {
    let thread = unsafe thisThread
    let outer = unsafe thread.pointee.current
    defer { unsafe thread.pointee.current = outer }
    unsafe thread.pointee.current = asks
    wrapper.sqlite3_libversion_number()
    return unsafe thread.pointee.current == hasComeBack
  }

  /// Makes a call.
  ///
  /// - Parameters:
  ///   - subject: The object that decides which wrapper gets the call.
  ///   - released: An object that the call takes back.
  ///   - isKept: Whether the call has not taken it back.
  ///   - given: Returns an object that the call has handed out.
  ///   - perform: Makes the call on a wrapper.
  static func call<Answer>(
    _ subject: Subject, releasing released: UInt = 0, unless isKept: (Answer) -> Bool = { _ in false },
    given: (Answer) -> UInt = { _ in 0 }, _ perform: (any Sqlite3WrapperProtocol) -> Answer
  ) -> Answer {
    let thread = unsafe thisThread
    let outer = unsafe thread.pointee.current
    if outer == asks || outer == hasComeBack {
      unsafe thread.pointee.current = hasComeBack
      return perform(Interposition.trueLibrary)
    }
    let file: String? = if case .path(let path) = subject { fullName(path) } else { nil }
    let route = route(of: subject, file)
    // Before the call: as soon as the library has the object back, another thread may get the same address.
    let belonging = forget(released)
    let number = route?.number ?? direct
    unsafe thread.pointee.current = number
    let answer = perform(route?.wrapper ?? Interposition.trueLibrary)
    unsafe (thread.pointee.current, thread.pointee.last) = (outer, number)
    if let belonging, isKept(answer) { add(belonging.object, to: belonging.route, belonging.file) }
    let object = given(answer)
    if object != 0 { add(object, to: route, file) }
    return answer
  }

  private static func route(of subject: Subject, _ file: String?) -> Route? {
    switch subject {
    case .task: return Interposition.ofTask
    case .path:
      if let route = Interposition.ofTask { return route }
      return state.withLock { state in file.flatMap { state.files[$0] }.flatMap { state.routes[$0.number]?.route } }
    case .handle(let handle):
      if handle == 0 { return Interposition.ofTask }
      return state.withLock { state in (state.owners[handle] ?? state.released[handle]).flatMap { state.routes[$0]?.route } }
    case .lent(let object):
      let thread = unsafe thisThread.pointee
      let number = thread.current == 0 ? thread.last : thread.current
      return state.withLock { state in state.routes[state.owners[object] ?? number]?.route }
    }
  }

  /// Notes that an object belongs to a route, or to the true library.
  private static func add(_ object: UInt, to route: Route?, _ file: String?) {
    forget(object)  // an earlier object at its address was taken back in a way that was not seen
    state.withLock { state in
      state.released[object] = nil
      guard let route else { return }
      state.use(route)
      state.owners[object] = route.number
      guard let file else { return }
      state.fileOfConnection[object] = file
      state.files[file] = (route.number, (state.files[file]?.count ?? 0) + 1)
    }
  }

  @discardableResult private static func forget(_ object: UInt) -> Belonging? {
    let belonging = state.withLock { state -> Belonging? in
      guard let number = state.owners.removeValue(forKey: object), let route = state.routes[number]?.route else { return nil }
      state.released[object] = number
      let file = state.fileOfConnection.removeValue(forKey: object)
      if let file, let (number, count) = state.files[file] { state.files[file] = count > 1 ? (number, count - 1) : nil }
      return (object, route, file)
    }
    if let route = belonging?.route { end(route) }
    return belonging
  }

  /// Returns the name that SQLite has for a file; nil for a database in memory.
  private static func fullName(_ path: String?) -> String? {
    guard var path, !path.isEmpty, path != ":memory:" else { return nil }
    if path.hasPrefix("file:") { path = URLComponents(string: path)?.path ?? path }
    return (try? VirtualFileSystem(name: path, on: Interposition.trueLibrary))?.path
  }
}
