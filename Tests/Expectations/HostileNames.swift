/// Names that break software that pastes them into SQL: reserved words, every quote, comments, controls, other scripts.
public let hostileNames: [String] = {
  let words = [
    "abort", "all", "and", "as", "between", "by", "case", "check", "collate", "commit", "constraint", "create", "default", "delete", "desc",
    "distinct", "drop", "else", "escape", "except", "exists", "foreign", "from", "group", "having", "in", "index", "insert", "intersect",
    "into", "is", "isnull", "join", "key", "limit", "not", "notnull", "null", "on", "or", "order", "primary", "references", "select", "set",
    "table", "then", "to", "transaction", "union", "unique", "update", "using", "values", "when", "where", "with", "without", "rowid",
    "oid",
    "_rowid_", "main", "temp",
  ]
  let marks = [
    "\"", "\"\"", "a\"b", "'", "''", "a'b", "`", "a`b", "[", "]", "[a]", "a]b", ";", "a;b", "--", "a--b", "/*", "*/", "a /* b */ c", "(",
    ")",
    "a(b)", ",", "a,b", "*", "?", "?1", ":a", "@a", "$a", "%", "a%b", "_", "\\", "a\\b", "\\n", "\n", "\t", "\r\n", " ", "  a  ", ".",
    "a.b", "#",
    "1", "1a", "0x1", "1e5", "-1", "+", "=", "==", "<>", "!", "a b", "a\u{a0}b", "\u{feff}a", "\u{200d}", "‮abc", "🙂", "👩‍👩‍👧", "é", "e\u{301}",
    "ß",
    "İ", "ı", "名前", "שם", "اسم", "\u{1}", "\u{7f}", "x\"; DROP TABLE keep; --", "x'; DROP TABLE keep; --", "x] ; DROP TABLE keep --",
    "x` ; DROP TABLE keep --", "Robert'); DROP TABLE keep;--", "1 OR 1=1", "\" OR \"\"=\"", "' OR ''='", "null--", "%s%s%s%n", "${jndi:x}",
    "<script>", "../../etc/passwd", "excluded", "Excluded", "a\"\u{301}; DROP TABLE keep; --", "\"\u{200d}",
    "a'\u{301}; DROP TABLE keep; --", "a\u{0300}\u{0300}\u{0300}", String(repeating: "n", count: 1_000),
  ]
  return words + marks
}()
