/// The newest of the elements that were appended: at most so many, and, but for the last one, at most so many bytes of texts and blobs.
struct Newest<Element> {
  /// The elements, oldest first, each with the bytes of its texts and blobs; the places before the first that is kept are empty.
  private var places: [(element: Element?, payload: Int)] = []
  private var first = 0
  private var bytes = 0
  /// How many elements were appended.
  private(set) var total = 0
  /// The bytes of the texts and blobs of the elements that are no longer kept.
  private(set) var droppedBytes = 0
  let limit: Int
  private let byteLimit: Int

  init(limit: Int, byteLimit: Int) {
    self.limit = max(limit, 1)
    self.byteLimit = max(byteLimit, 0)
  }

  private var count: Int { places.count - first }

  /// The elements that are kept, oldest first.
  var elements: [Element] { places.compactMap(\.element) }

  /// Forgets all elements, and counts from 0 again.
  mutating func removeAll() { self = Newest(limit: limit, byteLimit: byteLimit) }

  /// How many elements are no longer kept.
  var dropped: Int { total - count }

  /// - Parameter payload: The bytes of the element's texts and blobs.
  mutating func append(_ element: consuming Element, payload: Int) {
    places.append((element, payload))
    total += 1
    bytes += payload
    dropOldest()
  }

  /// Changes the element that was appended as the `number`th, from 1, if it is still kept.
  ///
  /// - Parameter payload: How many bytes of texts and blobs the change adds to the element.
  mutating func change(_ number: Int, adding payload: Int, _ edit: (inout Element) -> Void) {
    let place = places.count - 1 - (total - number)
    guard places.indices.contains(place), var element = places[place].element.take() else { return }
    edit(&element)
    places[place] = (element, places[place].payload + payload)
    bytes += payload
    dropOldest()
  }

  private mutating func dropOldest() {
    while count > limit || bytes > byteLimit && count > 1 {
      (bytes, droppedBytes) = (bytes - places[first].payload, droppedBytes + places[first].payload)
      places[first].element = nil
      first += 1
    }
    guard first > count else { return }  // so that each element is moved once at most
    places.removeFirst(first)
    first = 0
  }
}
