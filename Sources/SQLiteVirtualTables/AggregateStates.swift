public import SQLiteCalls
public import SQLiteCore

/// The states of the groups of an aggregate or window function.
///
/// SQLite keeps zeroed memory for each group, in which the address and the index of the group's state are stored. This object owns the
/// states, so that none leaks even if SQLite never passes the memory again.
final class AggregateStates {
  private let make: () throws -> AggregateState
  private var states: [AggregateState?] = []
  private var freePlaces: [Int] = []

  init(make: @escaping () throws -> AggregateState) { self.make = make }

  /// Creates the state of a new group.
  fileprivate func begin(_ memory: UnsafeMutablePointer<GroupMemory>, _ call: FunctionCall) {
    do {
      let state = try make()
      let place = freePlaces.popLast() ?? states.count
      if place < states.count { states[place] = state } else { states.append(state) }
      unsafe memory.pointee = unsafe GroupMemory(state: UInt(bitPattern: state.address), place: place)
    } catch {
      unsafe memory.pointee.state = GroupMemory.ended
      call.fail(error)
    }
  }

  /// Frees the state of a group.
  fileprivate func end(_ memory: UnsafeMutablePointer<GroupMemory>) {
    unsafe memory.pointee.state = GroupMemory.ended
    let place = unsafe memory.pointee.place
    let state = states[place]
    states[place] = nil
    freePlaces.append(place)
    withExtendedLifetime(state) {}  // outside the access to `states`: a deinit may use this function
  }
}

/// The memory that SQLite keeps for a group.
@usableFromInline struct GroupMemory {
  /// The address of the state: 0 before the first row.
  @usableFromInline var state: UInt
  /// The index of the state among the states of the function.
  var place: Int

  /// Replaces the address after the final result or an error, after which the group gets no more calls.
  @inlinable static var ended: UInt { @inline(__always) get { 1 } }
}

@safe @usableFromInline class AggregateState {
  fileprivate let address: UnsafeMutableRawPointer

  fileprivate init(_ address: UnsafeMutableRawPointer) { unsafe self.address = unsafe address }
}

@safe @usableFromInline final class TypedAggregateState<State>: AggregateState {
  @usableFromInline init(_ state: State) {
    let memory = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe memory.initialize(to: state)
    unsafe super.init(memory)
  }

  deinit {
    let memory = unsafe address.assumingMemoryBound(to: State.self)
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }
}

/// A call of an aggregate, with the state of its group.
@safe @usableFromInline struct GroupCall<State> {
  @usableFromInline let call: FunctionCall
  @usableFromInline let memory: UnsafeMutablePointer<GroupMemory>
  @usableFromInline let address: UnsafeMutablePointer<State>

  /// Begins a call, which ``leave()`` ends. Nil if the group gets no more calls.
  ///
  /// - Parameter type: The type of the state. The state was created by the same registration, so it has this type.
  @inlinable @inline(__always) init?(
    _ box: Sqlite3FunctionBox, _ wrapper: borrowing any Sqlite3WrapperProtocol, _ call: Sqlite3FunctionCall, of type: State.Type
  ) {
    let call = FunctionCall(box, call)
    guard let memory = unsafe call.groupMemory(through: wrapper),
      unsafe memory.pointee.state > GroupMemory.ended || call.beginGroup(memory),
      let address = unsafe UnsafeMutablePointer<State>(bitPattern: memory.pointee.state)
    else {
      call.leave()
      return nil
    }
    self.call = call
    unsafe self.memory = unsafe memory
    unsafe self.address = unsafe address
  }

  @inlinable var state: State {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
  }

  /// Fails the call with an error, and ends the group.
  @usableFromInline func fail(_ error: any Error) {
    call.fail(error)
    endGroup()
  }

  /// Frees the state, after the final result.
  @usableFromInline func endGroup() { unsafe call.states?.end(memory) }

  @inlinable @inline(__always) func leave() { call.leave() }
}

extension FunctionCall {
  /// Returns the memory of the group; nil if memory ran out, which is reported to SQLite. The size is passed each time, so that nil has no
  /// other meaning.
  @inlinable @inline(__always) func groupMemory(through wrapper: borrowing any Sqlite3WrapperProtocol) -> UnsafeMutablePointer<GroupMemory>?
  {
    let size = Int32(MemoryLayout<GroupMemory>.size)
    guard let found = unsafe wrapper.sqlite3_aggregate_context(context, size) else {
      reportNoMemory()
      return nil
    }
    return unsafe found.assumingMemoryBound(to: GroupMemory.self)
  }

  @usableFromInline func reportNoMemory() { unsafe box._withUnsafeGuaranteedRef { unsafe $0.wrapper.sqlite3_result_error_nomem(context) } }

  /// Creates the state of a new group. Returns false if the group has already ended, or if the state cannot be created.
  @usableFromInline func beginGroup(_ memory: UnsafeMutablePointer<GroupMemory>) -> Bool {
    if unsafe memory.pointee.state == 0 { unsafe states?.begin(memory, self) }
    return unsafe memory.pointee.state > GroupMemory.ended
  }

  /// The states that the function was registered with.
  fileprivate var states: AggregateStates? {
    unsafe box._withUnsafeGuaranteedRef { $0.companion }.map { unsafe unsafeDowncast($0, to: AggregateStates.self) }
  }
}
