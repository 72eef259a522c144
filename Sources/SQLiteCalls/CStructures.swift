public import CSQLiteManager

// The C structures in the signatures, named here so that no other target needs to import C for them.

/// A virtual file system. <https://sqlite.org/c3ref/vfs.html>
public typealias sqlite3_vfs = CSQLiteManager.sqlite3_vfs
/// An open file of a virtual file system. <https://sqlite.org/c3ref/file.html>
public typealias sqlite3_file = CSQLiteManager.sqlite3_file
/// The methods of a virtual table. <https://sqlite.org/c3ref/module.html>
public typealias sqlite3_module = CSQLiteManager.sqlite3_module
/// The structure with which SQLite requests a plan from a virtual table. <https://sqlite.org/c3ref/index_info.html>
public typealias sqlite3_index_info = CSQLiteManager.sqlite3_index_info
/// A spatial query, in the old form. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_geometry = CSQLiteManager.sqlite3_rtree_geometry
/// A spatial query. <https://sqlite.org/rtree.html>
public typealias sqlite3_rtree_query_info = CSQLiteManager.sqlite3_rtree_query_info
/// The functions that register tokenizers and auxiliary functions with FTS5. <https://sqlite.org/fts5.html#extending_fts5>
public typealias fts5_api = CSQLiteManager.fts5_api
/// The three functions of a tokenizer. <https://sqlite.org/fts5.html#custom_tokenizers>
public typealias fts5_tokenizer = CSQLiteManager.fts5_tokenizer
/// The functions that an auxiliary function calls in FTS5. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
public typealias Fts5ExtensionApi = CSQLiteManager.Fts5ExtensionApi
/// The position of an iteration over the matches of a phrase. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
public typealias Fts5PhraseIter = CSQLiteManager.Fts5PhraseIter
