/// The newest of the appended elements, up to a number of elements and, except for the last one, a number of bytes of texts and blobs.
struct Newest<Element> {
  /// A ring once it is full: the next element replaces the oldest. The place of an element dropped for its bytes is nil until then.
  private var slots: [Element?] = []
  /// The bytes of texts and blobs of each element, stored separately so that an element is not copied to read them.
  private var payloads: [Int] = []
  /// The place of the oldest kept element, and the number of kept elements.
  private var (first, count) = (0, 0)
  private var bytes = 0
  /// The number of appended elements.
  private(set) var total = 0
  /// The bytes of the texts and blobs of elements that are no longer kept.
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

  /// - Parameter payload: The bytes of the element's texts and blobs.
  mutating func append(_ element: consuming Element, payload: Int) {
    if count == limit { dropFirst() }
    let place = place(of: count)
    if place < slots.count {
      slots[place] = element
      payloads[place] = payload
    } else {
      // Many more elements may follow, and must not be moved each time their number has doubled.
      if place == 256 { slots.reserveCapacity(min(limit, 16_384)) }
      slots.append(element)
      payloads.append(payload)
    }
    count += 1
    total += 1
    bytes += payload
    if bytes > byteLimit { shrink() }
  }

  /// Changes the element that was appended as the `number`th, from 1, if it is still kept.
  ///
  /// - Parameter payload: The bytes of texts and blobs that the change adds to the element.
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
