public import SQLiteCalls

/// What an aggregate or window function does, with the type of its state hidden.
@usableFromInline struct AggregateBody {
  @usableFromInline typealias Step = (AggregateState, any Sqlite3WrapperProtocol, FunctionCall) throws -> Void

  let make: () throws -> AggregateState
  let step: Step
  var inverse: Step?
  var value: Step?
  let final: Step
}

/// The state of one group. Of this very class it belongs to a group whose state could not be made.
@usableFromInline class AggregateState {
  fileprivate(set) final var place = 0
  /// A step threw, so nothing more is asked of the group.
  @exclusivity(unchecked) fileprivate(set) final var hasFailed = false

  @usableFromInline init() {}
}

/// The state of one group, and its type.
@usableFromInline final class TypedAggregateState<State>: AggregateState {
  @exclusivity(unchecked) @usableFromInline var state: State

  @usableFromInline init(_ state: State) { unsafe self.state = state }
}

/// An aggregate or window function.
///
/// SQLite keeps a pointer for each group; the states themselves are owned here, so that none is lost even if SQLite does not hand the
/// pointer out again.
@safe final class AggregateBox: FunctionBox {
  private let body: AggregateBody
  private var states: [AggregateState?] = []
  private var freePlaces: [Int] = []

  init(_ name: String, on connection: Connection, _ body: AggregateBody) {
    self.body = body
    super.init(name, on: connection)
  }

  override func step(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    unsafe perform(body.step, context, count, values)
  }

  override func inverse(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    if let inverse = body.inverse { unsafe perform(inverse, context, count, values) }
  }

  override func value(_ context: OpaquePointer?) {
    if let value = body.value { unsafe perform(value, context, 0, nil) }
  }

  /// Does one thing with the state of the group, which is made when there is none yet.
  @inline(__always) private func perform(
    _ action: AggregateBody.Step, _ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let context = unsafe context else { return }
    guard let memory = unsafe memory(context) else { return unsafe wrapper.sqlite3_result_error_nomem(context) }
    unsafe failures.depth &+= 1
    if unsafe memory.pointee == nil { unsafe makeState(memory, context) }
    unsafe memory.pointee?._withUnsafeGuaranteedRef { state in
      guard unsafe !state.hasFailed else { return }
      do {
        try unsafe action(state, wrapper, FunctionCall(self, context, count, values))
      } catch {
        unsafe state.hasFailed = true
        unsafe fail(context, error)
      }
    }
    unsafe failures.depth &-= 1
  }

  override func final(_ context: OpaquePointer?) {
    guard let context = unsafe context else { return }
    guard let memory = unsafe memory(context) else { return unsafe wrapper.sqlite3_result_error_nomem(context) }
    unsafe failures.depth &+= 1
    if unsafe memory.pointee == nil { unsafe makeState(memory, context) }
    if let state = unsafe memory.pointee?.takeUnretainedValue() {
      unsafe memory.pointee = nil
      states[state.place] = nil
      freePlaces.append(state.place)
      if unsafe !state.hasFailed {
        do { try unsafe body.final(state, wrapper, FunctionCall(self, context)) } catch { unsafe fail(context, error) }
      }
    }
    unsafe failures.depth &-= 1
  }

  /// The memory of a group, zero at first. It is asked for with its size each time, so that nil can only mean that there is none.
  @inline(__always) private func memory(_ context: OpaquePointer) -> UnsafeMutablePointer<Unmanaged<AggregateState>?>? {
    guard let memory = unsafe wrapper.sqlite3_aggregate_context(context, Int32(MemoryLayout<UnsafeRawPointer>.size)) else { return nil }
    return unsafe memory.assumingMemoryBound(to: Unmanaged<AggregateState>?.self)
  }

  private func makeState(_ memory: UnsafeMutablePointer<Unmanaged<AggregateState>?>, _ context: OpaquePointer) {
    let state: AggregateState
    do {
      state = try body.make()
    } catch {
      state = AggregateState()
      unsafe state.hasFailed = true
      unsafe fail(context, error)
    }
    if let place = freePlaces.popLast() {
      state.place = place
      states[place] = state
    } else {
      state.place = states.count
      states.append(state)
    }
    unsafe memory.pointee = Unmanaged.passUnretained(state)
  }
}
