public import CSQLiteManager

// The structures of C that appear in the signatures, named here so that no other target has to import C for them.

/// A virtual file system. <https://sqlite.org/c3ref/vfs.html>
public typealias sqlite3_vfs = CSQLiteManager.sqlite3_vfs
/// An open file of a virtual file system. <https://sqlite.org/c3ref/file.html>
public typealias sqlite3_file = CSQLiteManager.sqlite3_file
/// The methods of a virtual table. <https://sqlite.org/c3ref/module.html>
public typealias sqlite3_module = CSQLiteManager.sqlite3_module
/// The structure by which SQLite asks a virtual table when a query is planned. <https://sqlite.org/c3ref/index_info.html>
public typealias sqlite3_index_info = CSQLiteManager.sqlite3_index_info
/// A spatial query, old form. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_geometry = CSQLiteManager.sqlite3_rtree_geometry
/// A spatial query. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_query_info = CSQLiteManager.sqlite3_rtree_query_info
/// The functions by which tokenizers and auxiliary functions are registered with FTS5. <https://sqlite.org/fts5.html#extending_fts5>
public typealias fts5_api = CSQLiteManager.fts5_api
/// The three functions of a tokenizer. <https://sqlite.org/fts5.html#custom_tokenizers>
public typealias fts5_tokenizer = CSQLiteManager.fts5_tokenizer
/// The functions by which an auxiliary function asks FTS5. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
public typealias Fts5ExtensionApi = CSQLiteManager.Fts5ExtensionApi
/// Where a walk through the matches of a phrase is. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
public typealias Fts5PhraseIter = CSQLiteManager.Fts5PhraseIter
