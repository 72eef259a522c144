/// Texts that people type, paste, and send to break things.
enum QueryHostileTexts {
  static let all: [String] =
    operators + quotes + spaces + unicode + words + [String(repeating: "\"", count: 1001), String(repeating: "(", count: 500)]

  private static let operators = [
    "-a", "red -wine", "-", "--", "+red", "red + wine", "+", "AND", "OR", "NOT", "NEAR", "red AND", "AND red", "red OR", "OR wine",
    "NOT red",
    "red NOT wine", "red AND AND wine", "red OR OR wine", "NEAR/3", "red NEAR wine", "red NEAR/2 wine", "red NEAR/ wine",
    "NEAR(red wine, 2)",
    "NEAR(red", "NEAR(", "NEAR()", "red*", "*red", "*red*", "*", "**", "re *", "^red", "^", "red ^ wine", "^^", "a:red", "a : red", "b:",
    ":", "::",
    "nosuch:red", "{a b}:red", "{", "}", "{a", "-a:red", "- {a b} : red", "(", ")", "()", "(red", "red)", "((red) wine", ")red(",
    "(red OR wine)",
    "red;", "; DROP TABLE docs", "'red'", "'", "''", "red' OR '1'='1", "%", "_", "red%", "re_", "?", "?1", ":name", "@name", "$name",
    "#red", "c++",
    "c#", ".net", "foo-bar", "foo_bar", "foo.bar", "foo/bar", "foo\\bar", "\\", "\\\"", "foo@bar.com", "http://foo.bar/?q=red&x=wine",
    "1.5", "-1",
    "1e10", "0x10", "<b>red</b>", "&amp;", "~red", "!red", "`red`", "[red]", "red|wine", "red,wine", "red=wine", "red<wine", "…red…",
    "rank:red",
    "rowid:1", "docs:red", "red\u{2013}wine", "red\u{2019}s", "red's",
  ]

  private static let quotes = [
    "\"", "\"\"", "\"\"\"", "\"\"\"\"", "\"red", "red\"", "\"red\"", "\"red wine\"", "\"red wine", "red wine\"", "\"red\"\"wine\"",
    "\"red\" \"wine\"", "re\"d wi\"ne", "\" \"", "\"-\"", "\"*\"", "\"red*\"", "\"red *\"", "\"^red\"", "\"red\"*", "\"red wine\" *",
    "\"AND\"",
    "\"red\" AND \"wine\"", "\"red OR wine\"", "\"red\" \"", "\"\" red", "\u{201c}red wine\u{201d}", "\u{ab}red\u{bb}", "\\\"red\\\"",
    "\"red\"-\"wine\"", "\"red\"+\"wine\"", "'\"red\"'", "\"foo-bar\"", "\"foo bar\"", "\"old red wine\" -house",
  ]

  private static let spaces = [
    "", " ", "  ", "\t", "\n", "\r\n", "\u{0b}\u{0c}", "\u{a0}", "\u{2003}", "\u{3000}", "\u{200b}", "\u{feff}", "\u{feff}red",
    "red\u{feff}", "\0", "\0red",
    "red\0", "red\0wine", "\"red\0wine\"", "re\0d", "red\u{a0}wine", "red\u{2028}wine", "red\u{85}wine", "red\u{200b}wine", "\u{1}",
    "\u{7f}red",
    "red\u{ad}wine", "  red   wine  ",
  ]

  private static let unicode = [
    "\u{1F377}", "red \u{1F377}", "\u{1F377}wine", "\u{1F468}\u{200d}\u{1F469}\u{200d}\u{1F467}", "\u{1F1E8}\u{1F1FF}", "e\u{301}",
    "\u{301}", "\u{301}red",
    "r\u{301}ed", "re\u{301}d\u{302}", "\u{e9}t\u{e9}", "e\u{301}te\u{301}", "\u{160}t\u{11b}p\u{e1}n", "STEPAN", "stra\u{df}e",
    "\u{fb01}ne", "\u{202e}red",
    "\u{202e}\u{5d0}\u{5d1}\u{5d2}\u{202c}", "\u{5e9}\u{5dc}\u{5d5}\u{5dd}", "\u{645}\u{631}\u{62d}\u{628}\u{627}", "\u{645}\u{64e}\u{631}",
    "\u{65e5}\u{672c}\u{8a9e}", "\u{65e5}\u{672c} \u{8a9e}", "\u{ff21}\u{ff22}", "\u{d55c}\u{ae00}", "\u{915}\u{94d}\u{937}",
    "\u{e01}\u{e33}", "\u{fffd}",
    "red\u{fffd}wine", "\u{fffd}\u{fffd}", "\u{10ffff}", "\u{e000}", "\u{f8ff}red", "\u{200d}", "re\u{200d}d", "re\u{200c}d", "\u{2460}",
    "\u{bd}",
    "\u{663}", "\u{1D400}", "\u{3b1}\u{3b2}\u{3b3}", "\u{391}\u{392}\u{393}", "\u{416}\u{443}\u{43a}", "\u{20dd}red", "a\u{20dd}b",
    "\u{2ff}\u{3000}\u{3001}",
  ]

  private static let words = [
    "red", "RED", "Red red rEd", "red wine", "wine red", "red red red", "reds", "running runs run", "happily", "university", "the", "a",
    "ab", "abc", "re", "wi",
    "red wi", "old ho", "a b c d e f g h i j k l m n o p", "red house \"old wine\" blue", "nothing", "nothing red",
    Array(repeating: "red", count: 300).joined(separator: " "), (0..<120).map { "w\($0)" }.joined(separator: " "),
    "\"" + Array(repeating: "red", count: 120).joined(separator: " ") + "\"", String(repeating: "redwine", count: 60),
    String(repeating: "\u{301}", count: 200), "r" + String(repeating: "\u{301}", count: 200),
  ]

  /// Rows in which most of the texts find something.
  static let rows: [(String, String)] = [
    ("red wine", "old house"), ("Red old wine house", "blue"), ("wine", "red"), ("the reds run happily", "running to the university"),
    ("foo-bar c++ c# .net", "foo bar"), ("bar foo", "foo@bar.com http://foo.bar"), ("and or not near", "NEAR/2 AND b:red rank rowid docs"),
    ("\u{160}t\u{11b}p\u{e1}n \u{e9}t\u{e9}", "stepan ete strasse stra\u{df}e"),
    ("\u{65e5}\u{672c}\u{8a9e}", "\u{65e5}\u{672c} \u{8a9e} \u{d55c}\u{ae00}"),
    ("\u{5e9}\u{5dc}\u{5d5}\u{5dd} \u{645}\u{631}\u{62d}\u{628}\u{627}", "\u{5d0}\u{5d1}\u{5d2} \u{645}\u{64e}\u{631}"),
    ("\u{1F377}wine \u{1F377}", "red\u{200d} re\u{200d}d re\u{301}d"), ("", ""), ("redwine redwineredwine", "w1 w2 w3 1 5 1.5 1e10"),
    ("a b c d e f g h i j k l m n o p", "ab abc re wi ho"), ("\"red\" *wine* (old)", "'red' -a {a} ^red"),
    ("\u{3b1}\u{3b2}\u{3b3} \u{416}\u{443}\u{43a}", "\u{ff21}\u{ff22}"),
    (Array(repeating: "red", count: 119).joined(separator: " "), Array(repeating: "red", count: 121).joined(separator: " ")),
    ((0..<120).map { "w\($0)" }.joined(separator: " "), "nothing amp red"),
  ]
}
