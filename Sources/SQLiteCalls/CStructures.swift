public import CSQLite

// The structures of C that appear in the signatures, named here so that no other target has to import C for them.

/// A virtual file system. <https://sqlite.org/c3ref/vfs.html>
public typealias sqlite3_vfs = CSQLite.sqlite3_vfs
/// An open file of a virtual file system. <https://sqlite.org/c3ref/file.html>
public typealias sqlite3_file = CSQLite.sqlite3_file
/// The methods of a virtual table. <https://sqlite.org/c3ref/module.html>
public typealias sqlite3_module = CSQLite.sqlite3_module
/// What a virtual table is asked when a query is planned. <https://sqlite.org/c3ref/index_info.html>
public typealias sqlite3_index_info = CSQLite.sqlite3_index_info
/// A spatial query, old form. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_geometry = CSQLite.sqlite3_rtree_geometry
/// A spatial query. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_query_info = CSQLite.sqlite3_rtree_query_info
