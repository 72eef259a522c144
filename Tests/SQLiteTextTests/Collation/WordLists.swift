/// Words in the order of a language's dictionaries, written down by hand from its published rules.
struct WordList: Sendable, CustomStringConvertible {
  let locale: String
  /// Where the order comes from, in a few words.
  let rule: String
  let words: [String]

  var description: String { locale }

  init(_ locale: String, _ rule: String, _ words: String) {
    self.locale = locale
    self.rule = rule
    self.words = words.split(separator: " ").map { String($0) }
  }

  static let all = [
    WordList(
      "cs", "č ř š ž after their letters, ch after h; other accents count only between equal words",
      """
      auto byt cena cíl cukr čaj čas dar ďas džbán ell had hora hrad hůl chata chléb chyba ikona kůra led nebe rak ruka \
      řád řeka sen sto šest šít teď tisk vůz zub žába žena
      """),
    WordList(
      "sk", "ä after a, č after c, ch after h, ô after o, š after s, ž after z",
      "cena cukor čaj čas hora hrad chata chlieb kosť nos ovca ôsmy pes rok sto šesť zub žena"),
    WordList(
      "sk", "dz and dž sort as d and z; ď and ľ are no letters of their own",
      "ananás ďaleko dom dub dzekať džbán džem hora hrad chata chyba ihla káva ľad lano noc oko ôsmy pes"),
    WordList(
      "pl", "ą ć ę ł ń ó ś ź ż are letters after those without the mark",
      "as ząb zły zmora źle źrebak żaba żona"),
    WordList(
      "pl", "each letter in its place",
      "adam ąka bok cel ćma dom ekran ęka las lód łapa łza mak nos nuta ńka oko osa ósmy ser sok ściana śnieg zupa źródło żaba"),
    WordList(
      "hu", "cs dz gy ly ny sz ty zs are letters; ö ő and ü ű stand after o and u",
      """
      alma cukor csak csir dal gaz golyó gyár gyufa nap nulla nyár olló óra ökör őr sajt sor szabó szív tor tyúk ujj út \
      ül űr zene zokni zsák zsír
      """),
    WordList(
      "hu", "cs after c, dz and dzs after d, gy ly ny sz ty zs after theirs",
      "cukor csap dob dzéta dzsem egér gáz gyár hal liba lyuk méz nő nyúl ország öröm polc sas szék tó tyúk zab zseb"),
    WordList(
      "de", "DIN 5007-1: ä ö ü sort as a o u, ß as ss", "Ader Aerosol Affe Ähre Bär Baum Goethe Gold Göre Masse Maße Mast Mulde Müll Zoo"),
    WordList(
      "de@collation=phonebook", "DIN 5007-2: ä ö ü sort as ae oe ue, ß as ss",
      "Ader Adler Ähre Aerosol Affe Baer Bahn Baum Göbel Goethe Götz Gold Mast Mueller Müllner Mugler Mulde"),
    WordList(
      "sv", "å ä ö are the last letters", "apa bil citron dag fika hund is lampa orm sol träd vas xylofon zebra åka ål ärta äta öga öl"),
    WordList(
      "da", "æ ø å are the last letters, and aa is å", "abe bil dag fisk hus kat mus ost sol vand zoo æble æg øje øl Aabenraa ål år"),
    WordList("nb", "æ ø å are the last letters", "ape bil dag fisk hus katt mus ost sol vann zoo ære ærlig øl øre ål år"),
    WordList("fi", "å ä ö are the last letters", "auto ilma kala koira maa omena pallo sana talo uuni yö zoo Åbo äiti ääni öljy ötökkä"),
    WordList(
      "es", "ñ is a letter after n; ch and ll are none since 1994",
      "árbol casa chico coche dedo lado llave loco luna nada nube nuez ñandú ñoño oso pino zapato"),
    WordList(
      "es@collation=traditional", "until 1994 ch stood after c and ll after l",
      "casa coche cuna chico choza dedo lado loco luna llave lluvia nada nuez ñandú oso pino zapato"),
    WordList(
      "tr", "ç after c, ğ after g, ı before i, ö after o, ş after s, ü after u",
      "araba cam cuma çam çay gece göz ılık ırmak ışık iğne iki ip kar oda orman ödev öz saat su şapka şehir un üç zar"),
    WordList(
      "hr", "č ć after c, dž đ after d, lj after l, nj after n, š after s, ž after z",
      "cijena cvijet čaj čovjek ćud dan dvor džep đak lav luk ljeto ljubav nos nula njega njiva sat sunce šuma zub život"),
    WordList(
      "lt", "ą ę į ų ū count only between equal words; č š ž are letters; y stands with i",
      "akis bitė cukrus čia diena gėlė ilgas ypač ir jis kaina laikas namas saulė šaltas šuo zylė žemė žuvis"),
    WordList(
      "fr_CA", "accents count from the end of the word", "arbre cote côte coté côté élan élève élevé été gène gêne pêche péché père zéro"),
    WordList(
      "fr", "accents count only between equal words",
      "arbre cote coté côte côté élan élevé élève été face garçon hôte île noël œuf ours péché pêche père zéro"),
    WordList(
      "en", "capitals after small letters, accents after none",
      "able Able bare Baron cafe café car dog Éclair egg naive naïve resume résumé zoo"),
    WordList(
      "el", "tonos counts only between equal words",
      "άλφα αυγό βήτα γάτα δέντρο ελιά ζωή ήλιος θάλασσα ίσως καλός λόγος μήλο νερό όχι πόλη σπίτι ώρα"),
    WordList(
      "ru", "ё sorts as е, й after и", "арбуз ёж ежевика ель жук зима игла йогурт кот лес мир нос ночь осень рак сын утро щит яма"),
    WordList(
      "uk", "ґ after г, є after е, і ї after и, й after them, ь before ю",
      "гора гусь ґанок ґудзик день екран єнот жук зима ирій ім'я іній їжак їсти йод кіт ліс мир юнак яма"),
    WordList(
      "vi", "ă â after a, đ after d, ê after e, ô ơ after o, ư after u; tones ngang huyền hỏi ngã sắc nặng between equal words",
      "an ăn ân ba bà bả bã bá bạ dao đao em êm ma mà mả mã má mạ oi ôi ơi tu tư"),
    WordList(
      "ja", "gojūon; voiced marks and small kana count only between equal words",
      "あい いえ うみ えき おか かき がく きく くつ さくら すし そら たこ つき はな はは まつ やま ゆき よる"),
    WordList(
      "ja", "a long mark sorts as the vowel before it, small kana as the large ones, katakana as hiragana",
      "ああ アイス いぬ うし えんぴつ おおかみ オーケー おかし カード かい かっこ かつら きゃく きやま くるま"),
    WordList("ko", "initial, vowel, final", "가방 각도 간식 나무 나비 다리 라면 마음 바다 사랑 아이 자동차 차 카메라 타조 파도 하늘 한국"),
    WordList(
      "th", "consonants first: a vowel written before its consonant is passed over",
      "กบ กา เกม ไก่ ขา เขา แขก คน ควาย งาน จาน ดาว ตา นก ปลา เป็ด ม้า เรือ ลม หมา"),
    WordList("zh", "pinyin", "爱 八 大 二 飞 高 好 家 开 来 马 女 朋 七 人 三 天 我 小 一 中"),
    WordList(
      "he", "the alphabet; final letters stand with theirs",
      "אב אם בית גל דג הר ורד זמן חלב טוב ילד כלב לב מים נר סוס עץ פה ציפור קר ראש שמש תפוח"),
    WordList(
      "ar", "the alphabet",
      "أب باب تمر ثلج جمل حصان خبز دار ذهب رجل زيت سمك شمس صبر ضوء طفل ظل عين غيم فيل قمر كلب ليل ماء نار هلال وردة يد"),
  ]
}
