#if os(Linux)
internal import _FoundationICU

extension LatinOrder {
  /// Returns the entries for a locale.
  ///
  /// - Parameter opened: A collator with the settings for the comparisons.
  /// - Returns: The entries; nil if ICU runs out of memory.
  static func entries(for opened: OpaquePointer, isNumeric: Bool) -> [UInt16]? {
    var status = U_ZERO_ERROR
    let letters = unsafe swift_ucol_clone(opened, &status)
    defer { unsafe swift_ucol_close(letters) }
    unsafe swift_ucol_setAttribute(letters, UCOL_STRENGTH, UCOL_PRIMARY, &status)
    // Flags the strings of several characters that sort as a unit: in the root order, and in this language's own rules.
    guard status.rawValue <= 0, var entries = unsafe places(of: letters, isNumeric: isNumeric), let usual = usualFlags else { return nil }
    let own = unsafe swift_ucol_getTailoredSet(letters, &status)
    defer { unsafe swift_uset_close(own) }
    guard status.rawValue <= 0, unsafe flag(own, in: &entries) else { return nil }
    for (unit, flags) in usual.enumerated() { entries[unit] |= flags }
    return entries
  }

  /// The flags that apply to all languages, which take milliseconds to compute.
  private static let usualFlags: [UInt16]? = {
    var status = U_ZERO_ERROR
    let root = unsafe swift_ucol_open("root", &status)
    defer { unsafe swift_ucol_close(root) }
    let longer = unsafe swift_uset_openEmpty()
    defer { unsafe swift_uset_close(longer) }
    unsafe swift_ucol_getContractionsAndExpansions(root, longer, nil, 1, &status)
    var flags = [UInt16](repeating: 0, count: end)
    guard status.rawValue <= 0, unsafe flag(longer, in: &flags) else { return nil }
    return flags
  }()

  /// Flags the characters that are part of strings.
  private static func flag(_ strings: OpaquePointer?, in entries: inout [UInt16]) -> Bool {
    var status = U_ZERO_ERROR
    var units = [UInt16](repeating: 0, count: 64)
    var (start, end): (Int32, Int32) = (0, 0)  // a range of single characters, which is ignored
    for item in 0..<(unsafe swift_uset_getItemCount(strings)) {
      let length = unsafe Int(swift_uset_getItem(strings, item, &start, &end, &units, Int32(units.count), &status))
      guard status.rawValue <= 0, length <= units.count else { return false }
      for (place, unit) in units.prefix(length).enumerated() where unit < Self.end {
        entries[Int(unit)] |= (place > 0 ? continues : 0) | (place < length - 1 ? begins : 0)
      }
    }
    return true
  }

  /// Assigns a sort position to each character that is a single letter.
  private static func places(of letters: OpaquePointer?, isNumeric: Bool) -> [UInt16]? {
    var status = U_ZERO_ERROR
    let elements = unsafe swift_ucol_openElements(letters, [0], 1, &status)
    defer { unsafe swift_ucol_closeElements(elements) }
    var keys: [(unit: Int, key: [UInt8])] = []
    for unit in 0..<end where !(isNumeric && (0x30...0x39).contains(unit)) {
      let text = [UInt16(unit)]
      unsafe swift_ucol_setText(elements, text, 1, &status)
      var isLetter: [Bool] = []  // for each weight
      while case let element = unsafe swift_ucol_next(elements, &status), element != UCOL_NULLORDER, status.rawValue <= 0 {
        if element & 0xc0 != 0xc0 { isLetter.append(UInt32(bitPattern: element) >> 16 != 0) }  // else it continues the previous one
      }
      guard status.rawValue <= 0 else { return nil }
      guard isLetter.first == true, !isLetter.dropFirst().contains(true) else { continue }
      let key = unsafe [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
        unsafe count = min(32, Int(swift_ucol_getSortKey(letters, text, 1, buffer.baseAddress, 32)))
      }
      if key.count > 1 { keys.append((unit, key)) }  // otherwise it is ignored, as spaces are in Thai
    }
    keys.sort { $0.key.lexicographicallyPrecedes($1.key) }
    var entries = [UInt16](repeating: 0, count: end)
    var place: UInt16 = 0
    var last: [UInt8] = []
    for (unit, key) in keys {
      if key != last { place += 4 }
      last = key
      entries[unit] = place
    }
    return entries
  }
}
#endif
