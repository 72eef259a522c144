/// Keeps the newest elements, up to a maximum number and a maximum size of their texts and blobs in bytes. The last element is kept even if
/// it is larger.
struct Newest<Element> {
  /// A ring buffer once it is full: the next element replaces the oldest. The slot of an element that was dropped because of the size limit
  /// is nil until then.
  private var slots: [Element?] = []
  /// The size of each element's texts and blobs. It is stored separately so that it can be read without copying the element.
  private var payloads: [Int] = []
  /// The slot of the oldest kept element, and the number of kept elements.
  private var (first, count) = (0, 0)
  private var bytes = 0
  /// The number of appended elements.
  private(set) var total = 0
  /// The size of the texts and blobs of elements that are no longer kept, in bytes.
  private(set) var droppedBytes = 0
  let limit: Int
  private let byteLimit: Int

  init(limit: Int, byteLimit: Int) {
    self.limit = max(limit, 1)
    self.byteLimit = max(byteLimit, 0)
  }

  /// The kept elements, oldest first.
  var elements: [Element] { (0..<count).compactMap { slots[place(of: $0)] } }

  /// Removes all elements, and resets all counts to 0.
  mutating func removeAll() { self = Newest(limit: limit, byteLimit: byteLimit) }

  /// The number of elements that are no longer kept.
  var dropped: Int { total - count }

  private func place(of index: Int) -> Int {
    let place = first + index
    return place < limit ? place : place - limit
  }

  /// - Parameter payload: The size of the element's texts and blobs, in bytes.
  mutating func append(_ element: consuming Element, payload: Int) {
    if count == limit { dropFirst() }
    let place = place(of: count)
    if place < slots.count {
      slots[place] = element
      payloads[place] = payload
    } else {
      // Many more elements may follow, and should not be moved each time their number doubles.
      if place == 256 { slots.reserveCapacity(min(limit, 16_384)) }
      slots.append(element)
      payloads.append(payload)
    }
    count += 1
    total += 1
    bytes += payload
    if bytes > byteLimit { shrink() }
  }

  /// Changes an element if it is still kept. `number` counts the appended elements from 1.
  ///
  /// - Parameter payload: The size of the texts and blobs that the change adds to the element, in bytes.
  mutating func change(_ number: Int, adding payload: Int, _ edit: (inout Element?) -> Void) {
    let index = count - 1 - (total - number)
    guard index >= 0, index < count else { return }
    let place = place(of: index)
    edit(&slots[place])
    guard payload > 0 else { return }
    payloads[place] += payload
    bytes += payload
    if bytes > byteLimit { shrink() }
  }

  private mutating func shrink() {
    while bytes > byteLimit, count > 1 {
      slots[first] = nil
      dropFirst()
    }
  }

  private mutating func dropFirst() {
    (bytes, droppedBytes) = (bytes - payloads[first], droppedBytes + payloads[first])
    (first, count) = (first + 1 < limit ? first + 1 : 0, count - 1)
  }
}
