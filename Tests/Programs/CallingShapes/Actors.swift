import SQLiteManager

/// An actor that owns its connection.
public actor Stars {
  private let connection: Connection

  /// 51. An initializer that throws.
  public init(_ path: String) throws {
    connection = try Connection(.file(path))
    try connection.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)")
  }

  /// 52. A retry loop in an actor.
  public func insert(_ name: String) throws {
    for _ in 0..<5 {
      do {
        try connection.insert(["name": name], into: "star")
        return
      } catch let error as SQLiteError where error.code.primary == .busy {
        pause()
      }
    }
  }

  /// 53. A computed property that throws.
  public var count: Int { get throws { try connection.count("star") } }

  /// 54. A subscript that throws.
  public subscript(id: Int64) -> String? { get throws { try connection.value("SELECT name FROM star WHERE id = \(id)") } }

  /// 55. Other tasks may run between the tries.
  public func insertLater(_ name: String) async throws {
    while true {
      do { return try insert(name) } catch let error as SQLiteError where error.code.primary == .locked { await Task.yield() }
    }
  }
}

/// A model of a view.
@MainActor public final class StarsModel {
  private let manager: SQLiteManager
  private(set) var names: [String] = []
  private(set) var problem: String?

  init(_ manager: SQLiteManager) { self.manager = manager }

  /// 56. A problem is put into words.
  public func reload() async {
    do {
      names = try await manager.performRead { try $0.rows("SELECT name FROM star", as: String.self) }
      problem = nil
    } catch let error as SQLiteError where error.code.primary == .busy {
      problem = "Another program uses the database."
    } catch {
      problem = error.localizedDescription
    }
  }

  /// 57. A task from an action of a view.
  public func add(_ name: String) {
    Task {
      for attempt in 0..<3 {
        do {
          _ = try await manager.perform { try $0.insert(["name": name], into: "star") }
          return await reload()
        } catch ResultCode.busy where attempt < 2 {
          continue
        } catch {
          problem = "\(error)"
          return
        }
      }
    }
  }

  /// 58. A call of the manager in a loop on the main actor.
  public func removeAll() {
    for name in names {
      do { try manager.delete(from: "star", where: Column("name") == name) } catch let error as SQLiteError
        where error.code.primary == .locked
      {
        problem = error.message
        break
      } catch {
        return
      }
    }
  }
}

/// 59. An isolated parameter.
public func fill(_ stars: isolated Stars, _ names: [String]) throws {
  for name in names { do { try stars.insert(name) } catch ResultCode.constraint { continue } }
}

/// 60. A global actor's function that retries.
@MainActor public func open(_ manager: SQLiteManager) -> String {
  while true {
    do {
      switch try manager.open() {
      case .newerThanApp: return "update the app"
      case .damaged(let reason): return reason
      default: return "open"
      }
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    } catch {
      return "\(error)"
    }
  }
}
