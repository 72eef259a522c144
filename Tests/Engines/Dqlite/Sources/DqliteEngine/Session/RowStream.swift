import SQLiteCalls

/// The rows of one run of a statement, as messages bring them.
final class RowStream {
  private unowned let session: ClusterSession
  /// The connection that the rows come on: the next one sends other rows.
  private let generation: Int
  private var current: WireRows
  /// Messages that were read before their time, because the connection was needed.
  private var waiting: [WireRows] = []
  /// Whether the node will send more.
  private(set) var isOpen: Bool
  private var failure: SessionError?

  init(_ rows: WireRows, isOpen: Bool, of session: ClusterSession) {
    self.session = session
    generation = session.generation
    self.isOpen = isOpen
    current = rows
    names = rows.names
  }

  let names: [String]

  /// The next row; nil after the last.
  func next() throws(SessionError) -> [WireValue]? {
    while true {
      do throws(WireError) {
        if let row = try current.next() { return row }
      } catch {
        session.distrust("\(error)")
        throw fail(SessionError(.protocol, "the node does not keep to the protocol: \(error)"))
      }
      guard current.end == .more else { return nil }
      if !waiting.isEmpty {
        current = waiting.removeFirst()
      } else if let failure {
        throw failure
      } else if isOpen {
        current = try more()
      } else {
        throw fail(SessionError(.ioerr, "the rest of the rows did not come"))
      }
      guard current.names.count == names.count else {
        session.distrust("the number of columns changes from message to message")
        throw fail(SessionError(.protocol, "the node does not keep to the protocol: the number of columns changes from message to message"))
      }
    }
  }

  private func fail(_ error: SessionError) -> SessionError {
    isOpen = false
    failure = error
    return error
  }

  /// Reads one message.
  private func more() throws(SessionError) -> WireRows {
    do throws(SessionError) {
      guard session.generation == generation else {
        throw SessionError(.ioerr, "the rest of the rows did not come: the connection was lost")
      }
      let (rows, isOpen) = try session.moreRows()
      self.isOpen = isOpen
      return rows
    } catch {
      throw fail(error)
    }
  }

  /// Reads the rows that are still to come, because the connection is needed for something else. An error is thrown where its row would be.
  ///
  /// - Parameter most: How many bytes of messages may be kept.
  func buffer(most: Int) {
    var kept = 0
    while isOpen {
      do throws(SessionError) {
        let rows = try more()
        kept += rows.byteCount
        guard kept <= most else {
          session.abandonRows()
          _ = fail(
            SessionError(.nomem, "a statement was run while more than \(most) bytes of rows of another had not been read: read them first"))
          return
        }
        waiting.append(rows)
      } catch {
        return
      }
    }
  }

  /// Reads nothing more.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    session.abandonRows()
  }
}
