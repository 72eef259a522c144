/// Something whose size in memory depends on the texts and blobs in it.
protocol Weighed {
  /// The bytes of its texts and blobs.
  var payload: Int { get }
}

/// Something that can be kept without its texts and blobs.
protocol Lightened: Weighed {
  /// Gives them up.
  mutating func lighten()
}

/// The newest of what was appended: at most so many elements, and, but for the last one, at most so many bytes of texts and blobs.
struct Newest<Element: Lightened> {
  /// Dropped elements stay without their texts and blobs until the array is closed up, which is rarely, so that it costs little.
  private var slots: [Element] = []
  private var firstKept = 0
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
  var elements: [Element] { firstKept == 0 ? slots : Array(slots[firstKept...]) }

  /// How many are no longer kept.
  var dropped: Int { total - (slots.count - firstKept) }

  mutating func append(_ element: Element) {
    slots.append(element)
    total += 1
    bytes += element.payload
    shrink()
  }

  /// Changes the one that was appended as the `number`th, from 1, if it is still kept.
  mutating func change(_ number: Int, _ edit: (inout Element) -> Void) {
    let index = slots.count - 1 - (total - number)
    guard slots.indices.contains(index), index >= firstKept else { return }
    bytes -= slots[index].payload
    edit(&slots[index])
    bytes += slots[index].payload
    shrink()
  }

  private mutating func shrink() {
    while slots.count - firstKept > limit || (bytes > byteLimit && slots.count - firstKept > 1) {
      let payload = slots[firstKept].payload
      slots[firstKept].lighten()
      (bytes, droppedBytes, firstKept) = (bytes - payload, droppedBytes + payload, firstKept + 1)
    }
    guard firstKept > max(limit, 16) || firstKept > slots.count / 2 && firstKept > 1024 else { return }
    slots.removeFirst(firstKept)
    firstKept = 0
  }
}
