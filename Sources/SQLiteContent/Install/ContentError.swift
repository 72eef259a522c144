public import SQLiteCore
public import SQLiteFiles

/// The reason why a bundled database could not be installed, or why its content could not be upgraded.
///
/// The installed database is unchanged, except that it may be the new one after ``unconfirmed(path:version:reason:)``.
public enum ContentError: Error, Hashable, Sendable {
  /// There is no bundled file at this path.
  case sourceMissing(String)
  /// The bundled file is not a sound database. The app's developer must replace it.
  case sourceDamaged(path: String, reason: String)
  /// Using the bundled file would take more work than a file of its size should need, or exceed the limits of the configuration. For
  /// example, views are nested too deeply, a query would never end, or values are too long.
  case beyondLimits(path: String, reason: String)
  /// The file given to `update(from:)` lacks these tables, views or columns of the app's bundle.
  case incomplete(path: String, missing: [String])
  /// The files belong to different apps: both have an `application_id`, and the two differ.
  case applicationIDDiffers(installed: Int, bundled: Int)
  /// An object of the user conflicts with the bundle's; nothing was dropped.
  case conflict(type: String, name: String, reason: Conflict)
  /// These tables are both carried and adopted, but their rows cannot be both the user's and content.
  case carriedAndAdopted([String])
  /// The content record in the installed file has the format of a later release of this package.
  case recordOfLaterFormat(path: String, format: Int, known: Int)
  /// A step of the user's schema failed, or the steps up to this version left an invalid schema; nothing was changed.
  case userSchemaFailed(version: Int, SQLiteError)
  /// An object of the user does not fit the new content, or a new version of the user's schema.
  case userObjectBroken(type: String, name: String, reason: String)
  /// The files hold their text in different encodings, so SQLite cannot attach one to the other.
  case encodingDiffers(installed: String, bundled: String)
  /// A check or a statement needs a function, collation, module or tokenizer that is not registered, or that a schema may not use. Or views
  /// and triggers of the bundle have string literals in double quotes, which the configuration does not allow.
  case configuration(path: String, reason: String)
  /// Something other than a file is at the path of the database, its lock file, or the bundled database.
  case inTheWay(path: String, kind: FileStatus.Kind)
  /// The file or its folder may not be written.
  case notWritable(path: String, reason: String)
  /// The disk is full; `needed` and `free` are bytes, nil when unknown.
  case noSpace(path: String, needed: Int64?, free: Int64?)
  /// Another connection kept the installed database locked for longer than the busy timeout, or another process or thread held the lock
  /// file for longer than ``ContentInstaller/lockTimeout``. `holder` is the ID of that process, if the system reports it.
  case busy(SQLiteError, holder: Int32? = nil)
  /// The path cannot be used: it is not UTF-8, too long for the file system or for SQLite, or on a file system without locks.
  case unusablePath(path: String, reason: String)
  /// The bundled version may or may not be in place: the last step was done, but the disk did not confirm that it was stored.
  ///
  /// The database is whole either way, and nothing of the user's is lost. Another install finds out which version is there.
  case unconfirmed(path: String, version: Int, reason: String)
  /// A file operation failed.
  case file(FileSystemError)
  /// SQLite failed for another reason.
  case sqlite(SQLiteError)
}

extension ContentError: CustomStringConvertible {
  /// The problem, and the remedy.
  public var description: String {
    switch self {
    case .sourceMissing(let path): "the bundled database is missing: \(path). Add it to the app, or give its place"
    case .sourceDamaged(let path, let reason): "the bundled database \(path) is damaged: \(reason). Make it again; nothing was installed"
    case .beyondLimits(let path, let reason):
      "\(path) needs more work than is done for a file: \(reason). Make it simpler, or raise the limits of the installer's configuration; nothing was installed"
    case .incomplete(let path, let missing):
      "\(path) lacks what the app's bundle has: \(missing.joined(separator: ", ")). Offer a file that has it, or update the app; nothing was changed"
    case .applicationIDDiffers(let installed, let bundled):
      "the installed database has application_id \(installed), the bundled one \(bundled): they belong to different apps. Give another folder or file name"
    case .conflict(let type, let name, let reason): reason.description(of: type, name)
    case .carriedAndAdopted(let names):
      "\(names.joined(separator: ", ")): named both among the carried tables, whose rows are the user's, and among the adopted ones, which are content. Name each in only one of them; nothing was read"
    case .recordOfLaterFormat(let path, let format, let known):
      "\(path) records the content in format \(format); this release reads formats up to \(known). Install with the release that wrote it, or a later one"
    case .userObjectBroken(let type, let name, let reason):
      "the user's \(type) \"\(name)\" does not fit the new schema: \(reason). Change or drop it, then install again"
    case .userSchemaFailed(let version, let error):
      "the user's tables could not be brought to version \(version): \(error). Mend the step; nothing was changed"
    case .encodingDiffers(let installed, let bundled):
      "the installed database holds text as \(installed), the bundled one as \(bundled). Make the bundle with PRAGMA encoding='\(installed)'"
    case .configuration(let path, let reason):
      "\(path) needs something that this program has not registered or does not allow: \(reason). Register it in the installer's prepare closure, or change its configuration; the file is not damaged"
    case .inTheWay(let path, let kind): "\(path) is \(kind.rawValue), not a database file. Move it away, or give another place"
    case .notWritable(let path, let reason): "\(path) cannot be written: \(reason). Give a folder that belongs to the user\(Self.orUnlock)"
    case .noSpace(let path, let needed, let free):
      "no room on the disk for \(path)\(Self.sizes(needed, free)). Free some, then install again"
    case .busy(let error, _): "the installed database is in use: \(error). End its other readers and writers, then install again"
    case .unusablePath(let path, let reason): "\(path) cannot be used: \(reason). Give another place"
    case .unconfirmed(let path, let version, let reason):
      "version \(version) may be in place or not at \(path): \(reason). The database is whole either way; install again to find out, and check the disk"
    case .file(let error): "\(error). Install again; if it fails again, check the disk"
    case .sqlite(let error): "\(error). The installed database is as it was; install again"
    }
  }

  /// Further advice on systems that protect files while the device is locked.
  private static var orUnlock: String {
    #if canImport(Darwin)
    ", or try again when the device is unlocked"
    #else
    ""
    #endif
  }

  private static func sizes(_ needed: Int64?, _ free: Int64?) -> String {
    guard let needed, let free else { return "" }
    return ": \(needed) bytes are needed, \(free) are free"
  }
}
