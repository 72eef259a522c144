/// The material for texts of a language: its commonest words, and the pieces from which rarer words are put together.
struct ProfileLanguage: Sendable {
  /// How many of a thousand profiles are in the language.
  let share: Int
  /// The words, commonest first.
  let words: [String]
  /// Pieces of rarer words.
  let syllables: [String]
  let firstNames: [String]
  let lastNames: [String]
  /// The text between words: empty in Chinese and Japanese.
  var space = " "
  var fullStop = ". "

  private static func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  static let all: [ProfileLanguage] = [english, german, french, spanish, czech, polish, russian, japanese, chinese, korean]

  static let english = ProfileLanguage(
    share: 520,
    words: list(
      """
      the and to of a in is for with on my at i am developer software from who love work code have years web was are this be it by as that \
      data more about you programming interested student working java python like engineer also all time can new learning using currently \
      mostly science people music things design open source project world team family science mobile server apps games reading writing
      """),
    syllables: list("con ter pro ing ment able re un ex tion al ver der lan gra mar ton ple sim fer low high net work side book ware ly"),
    firstNames: list("James Mary John Linda Robert Susan Michael Karen David Nancy Chloë Zoë Renée André Siân"),
    lastNames: list("Smith Jones Taylor Brown Wilson Evans Walker Green Hughes O'Neill Brontë McDonald Clarke Baker Wright"))

  static let german = ProfileLanguage(
    share: 100,
    words: list(
      """
      und die der ich in bin für mit das ist auf von ein nicht zu den als auch im seit an über Jahre Entwickler arbeite Software gerne aus \
      bei sehr mehr Straße Größe können Musik Bücher Österreich Fußball Übung natürlich Familie
      """),
    syllables: list("ver ent ge ung keit lich schaft ber ten mög größ stän frei zeit wort buch haus ßen än über heit nis los spiel"),
    firstNames: list("Jürgen Björn Günther Käthe Anna Lukas Sören Jörg Heike Uwe"),
    lastNames: list("Müller Schröder Groß Weiß Jäger Köhler Schäfer Fuchs Straßer Böhm"))

  static let french = ProfileLanguage(
    share: 80,
    words: list(
      """
      de et la le les je en suis un une des à dans pour est du que sur avec développeur depuis ans qui au par mon très logiciel être passionné \
      musique français été où déjà équipe élève cœur étudiant bientôt
      """),
    syllables: list("con dé ré ment tion eur é ant iste age lon mer cha pré fran çais œu voi ble gen té ouv reau lier"),
    firstNames: list("François Hélène Zoé André Éloïse Benoît Gaëlle Chloé Noël Jérôme"),
    lastNames: list("Lefèvre Dupont Gérard Béranger Château Rémy Moreau Garçon Legrand Noël"))

  static let spanish = ProfileLanguage(
    share: 70,
    words: list(
      """
      de y la en el que a los soy un con las por para una es del se mi como más desde años programador trabajo software también año niño \
      música España aquí está corazón mañana ingeniería
      """),
    syllables: list("con des ción ado mente ero ista tra pro gui ña ñe ble res mun cas lor bar vez án ón llo que"),
    firstNames: list("José María Ángel Íñigo Begoña Andrés Lucía Ramón Sofía Óscar"),
    lastNames: list("García Muñoz Ibáñez López Núñez Peña Sánchez Castro Domínguez Yáñez"))

  static let czech = ProfileLanguage(
    share: 60,
    words: list(
      """
      a v se na je jsem to že s z do pro o si ve jako za ale k od po programátor práce roky mám rád také už vývoj český hudba řeka dům čas \
      žena člověk město příroda škola
      """),
    syllables: list("ná vo čer dvo řá ková chal šim ek ž lou ský pro ház ka tů mě sil ďe ň ost ení při roz vý běh ští"),
    firstNames: list("Štěpán Žofie Čeněk Řehoř Jan Jana Chrudoš Šárka Ondřej Zdeněk"),
    lastNames: list("Novák Dvořák Černý Řezníček Žižka Svobodová Chalupa Šťastný Horáček Ďurica"))

  static let polish = ProfileLanguage(
    share: 40,
    words: list(
      "i w na z do się jestem nie to jako od o że programista lat pracuję lubię muzyka żona miasto książka życie świat góra ćwiczenie łódź też"
    ),
    syllables: list("prze nie wła ść owa nia szcz ął ęt rz ość ski pra cz łu gó dź cza mie sta wi ko"),
    firstNames: list("Łukasz Zofia Świętosława Michał Żaneta Grażyna Stanisław Paweł Małgorzata Ćwieka"),
    lastNames: list("Wałęsa Kowalski Żółkiewski Śliwa Łoś Wiśniewska Zieliński Nowak Dąbrowska Źrebiec"))

  static let russian = ProfileLanguage(
    share: 50,
    words: list(
      "и в я не на с что по для из это как разработчик работаю программист лет люблю музыка город время жизнь школа ещё мой семья книга"),
    syllables: list("про ве ние ост раз ком ста ция при ход тель ный мир вол ка бес пре дел уч ёж"),
    firstNames: list("Иван Мария Фёдор Ольга Пётр Анна Семён Юлия Алексей Наталья"),
    lastNames: list("Иванов Кузнецова Соловьёв Петрова Журавлёв Смирнова Попов Щукина Орлов Ершова"))

  static let japanese = ProfileLanguage(
    share: 35, words: list("の に は を た が で て と し れ さ 私 日本 東京 大学 学生 仕事 開発 会社 音楽 言語 プログラム ソフト サーバー データ です ます 好き 勉強"),
    syllables: list("国 人 年 大 本 中 長 出 時 行 見 月 分 後 前 生 間 上 東 四 今 金 九 学 高 円 子 外 八 六 ラ リ ル レ ロ ト ン ス"),
    firstNames: list("太郎 花子 健 美咲 翔 さくら 大輔 陽子 誠 ゆき"), lastNames: list("佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤"), space: "", fullStop: "。")

  static let chinese = ProfileLanguage(
    share: 35, words: list("的 是 我 在 了 和 有 不 人 中国 北京 大学 学生 工作 开发 公司 音乐 语言 程序 软件 数据 喜欢 学习 网络 技术 上海 时间 生活 世界 朋友"),
    syllables: list("一 上 也 他 们 这 个 来 到 时 大 地 为 子 里 说 就 去 得 着 那 下 家 可 以 过 天 好 看 起 发 成 事 用 道 行 方 所 然"),
    firstNames: list("伟 芳 娜 敏 静 丽 强 磊 军 洋"), lastNames: list("王 李 张 刘 陈 杨 赵 黄 周 吴"), space: "", fullStop: "。")

  static let korean = ProfileLanguage(
    share: 10, words: list("저는 그리고 개발자 입니다 서울 대학교 학생 음악 언어 프로그램 데이터 회사 시간 사람 한국 좋아 공부 일을"),
    syllables: list("가 나 다 라 마 바 사 아 자 차 카 타 파 하 고 노 도 로 모 보 소 오 조 초 정 한 국 는 을"),
    firstNames: list("민준 서연 도윤 지우 하은 현우"), lastNames: list("김 이 박 최 정 강"))
}
