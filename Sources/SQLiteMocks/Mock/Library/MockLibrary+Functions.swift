import SQLiteCalls

/// Registering functions and collations. <https://sqlite.org/c3ref/create_function.html>
extension MockLibrary {
  private func create(
    _ db: OpaquePointer?, _ zName: UnsafePointer<CChar>?, _ argumentCount: Int32, _ encoding: Int32, _ function: MockFunction
  ) -> Int32 {
    guard let open = unsafe connection(db), let zName = unsafe zName else {
      function.data.end()
      return ResultCode.misuse.rawValue
    }
    let name = unsafe String(cString: zName)
    let isMixed = unsafe function.scalar != nil && (function.step != nil || function.final != nil)
    let isHalf = unsafe (function.step == nil) != (function.final == nil) || (function.value == nil) != (function.inverse == nil)
    let isValid = !isMixed && !isHalf && (-1...127).contains(argumentCount) && name.utf8.count <= 255
    let key = MockFunction.Key(name, encoding, argumentCount)
    let old = open.functions[key]
    guard isValid, old == nil || !open.hasRunning else {
      function.data.end()
      return isValid ? open.report(.busy, "unable to delete/modify user-function due to active statements") : open.report(.misuse)
    }
    if old == nil, function.isRemoval { function.data.end() } else { open.functions[key] = function }
    old?.data.end()
    return open.report(.ok)
  }

  func sqlite3_create_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: Sqlite3Trampolines.Call!, _ xStep: Sqlite3Trampolines.Call!, _ xFinal: Sqlite3Trampolines.End!
  ) -> Int32 {
    unsafe create(db, zFunctionName, nArg, eTextRep, MockFunction(data: GivenData(pApp, nil), scalar: xFunc, step: xStep, final: xFinal))
  }

  func sqlite3_create_function_v2(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xFunc: Sqlite3Trampolines.Call!, _ xStep: Sqlite3Trampolines.Call!, _ xFinal: Sqlite3Trampolines.End!,
    _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    let function = unsafe MockFunction(data: GivenData(pApp, xDestroy), scalar: xFunc, step: xStep, final: xFinal)
    return unsafe create(db, zFunctionName, nArg, eTextRep, function)
  }

  func sqlite3_create_window_function(
    _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer!,
    _ xStep: Sqlite3Trampolines.Call!, _ xFinal: Sqlite3Trampolines.End!, _ xValue: Sqlite3Trampolines.End!,
    _ xInverse: Sqlite3Trampolines.Call!,
    _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    let function = unsafe MockFunction(data: GivenData(pApp, xDestroy), step: xStep, final: xFinal, value: xValue, inverse: xInverse)
    return unsafe create(db, zFunctionName, nArg, eTextRep, function)
  }

  private func collate(_ db: OpaquePointer?, _ zName: UnsafePointer<CChar>?, _ encoding: Int32, _ collation: MockCollation) -> Int32 {
    guard let open = unsafe connection(db), let zName = unsafe zName else { return ResultCode.misuse.rawValue }
    guard (1...8).contains(encoding), ![5, 6, 7].contains(encoding) else { return open.report(.misuse) }
    let key = unsafe MockFunction.Key(String(cString: zName), encoding)
    let old = open.collations[key]
    // Unlike with a function, the destructor of a collation is not called if the registration fails.
    if unsafe old?.compare != nil, open.hasRunning {
      return open.report(.busy, "unable to delete/modify collation sequence due to active statements")
    }
    open.collations[key] = collation
    old?.data.end()
    return open.report(.ok)
  }

  func sqlite3_create_collation(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: Sqlite3Callback.Compare!
  ) -> Int32 {
    unsafe collate(a0, zName, eTextRep, MockCollation(data: GivenData(pArg, nil), compare: xCompare))
  }

  func sqlite3_create_collation_v2(
    _ a0: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
    _ xCompare: Sqlite3Callback.Compare!, _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    unsafe collate(a0, zName, eTextRep, MockCollation(data: GivenData(pArg, xDestroy), compare: xCompare))
  }
}
