/// Something that can be kept without its texts and blobs.
protocol Lightened {
  /// Gives them up.
  mutating func lighten()
}

/// The newest of what was appended: at most so many elements, and, but for the last one, at most so many bytes of texts and blobs.
struct Newest<Element: Lightened> {
  /// A ring once it is full: the next one takes the place of the oldest. One that was dropped for its bytes stays there without them until then.
  private var slots: [Element] = []
  /// The bytes of the texts and blobs of each: apart, so that an element is not copied to ask for them.
  private var payloads: [Int] = []
  /// Where the oldest of those is that are kept, and how many there are.
  private var (first, count) = (0, 0)
  private var bytes = 0
  /// How many were appended.
  private(set) var total = 0
  /// The bytes of the texts and blobs of those that are no longer kept.
  private(set) var droppedBytes = 0
  let limit: Int
  let byteLimit: Int

  init(limit: Int, byteLimit: Int) {
    self.limit = max(limit, 1)
    self.byteLimit = max(byteLimit, 0)
  }

  /// Those that are kept, oldest first.
  var elements: [Element] { (0..<count).map { slots[place(of: $0)] } }

  /// How many are no longer kept.
  var dropped: Int { total - count }

  private func place(of index: Int) -> Int {
    let place = first + index
    return place < limit ? place : place - limit
  }

  /// - Parameter payload: The bytes of its texts and blobs.
  mutating func append(_ element: consuming Element, payload: Int) {
    if count == limit { dropFirst() }
    let place = place(of: count)
    if place < slots.count {
      slots[place] = element
      payloads[place] = payload
    } else {
      // Many more may come, and are not to be moved each time that there are twice as many.
      if place == 256 { slots.reserveCapacity(min(limit, 16_384)) }
      slots.append(element)
      payloads.append(payload)
    }
    count += 1
    total += 1
    bytes += payload
    if bytes > byteLimit { shrink() }
  }

  /// Changes the one that was appended as the `number`th, from 1, if it is still kept.
  ///
  /// - Parameter payload: How many bytes of texts and blobs come to it by that.
  mutating func change(_ number: Int, adding payload: Int, _ edit: (inout Element) -> Void) {
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
      slots[first].lighten()
      dropFirst()
    }
  }

  private mutating func dropFirst() {
    (bytes, droppedBytes) = (bytes - payloads[first], droppedBytes + payloads[first])
    (first, count) = (first + 1 < limit ? first + 1 : 0, count - 1)
  }
}
