import { allergyClassKeys, type AllergyClass } from './allergy.kinds.ts'

/** The words in which a class stands in what people write: names of the class, endings of its medicines, usual and trade names. */
const wordsOf: Readonly<Record<AllergyClass, string>> = {
  penicillins: '青霉素 西林 青霉 力百汀 阿莫仙 再林 安灭菌 特治星',
  cephalosporins: '头孢 先锋霉素 先锋 希刻劳 世福素 罗氏芬 达力新 西力欣 新福欣 舒普深',
  sulfonamides: '磺胺 新诺明 百炎净 柳氮磺吡啶',
  quinolones: '喹诺酮 沙星 氟哌酸 可乐必妥 来立信 拜复乐',
  macrolides: '大环内酯 红霉素 阿奇霉素 克拉霉素 螺旋霉素 交沙霉素 希舒美',
  aminoglycosides: '氨基糖苷 氨基糖甙 庆大霉素 链霉素 卡那霉素 阿米卡星 妥布霉素 依替米星 新霉素',
  analgesics:
    '解热镇痛 非甾体 止痛药 止疼药 退烧药 退热药 消炎镇痛 阿司匹林 阿斯匹林 阿司匹灵 布洛芬 芬必得 美林 双氯芬酸 扶他林 吲哚美辛 消炎痛 安乃近 去痛片 索米痛 氨基比林 安痛定 洛索洛芬 乐松 萘普生 酮洛芬 美洛昔康 吡罗昔康 尼美舒利 NSAID',
  anaesthetics: '麻醉药 麻药 利多卡因 普鲁卡因 布比卡因 罗哌卡因 丁卡因 丙泊酚',
  contrast: '造影剂 碘海醇 碘帕醇 碘克沙醇 泛影葡胺 含碘 碘过敏 碘剂 对碘',
  gadolinium: '钆造影剂 磁共振造影剂 钆',
  antitoxins: '破伤风 抗毒素 血清 TAT',
  tetracyclines: '四环素 多西环素 强力霉素 米诺环素 土霉素 替加环素',
  nitroimidazoles: '硝基咪唑 硝唑 灭滴灵',
  azoles: '唑类抗真菌 康唑 大扶康 斯皮仁诺',
  aromatic_antiepileptics: '卡马西平 奥卡西平 苯妥英 大仑丁 苯巴比妥 鲁米那 得理多 扑米酮 拉莫三嗪',
  opioids: '阿片 吗啡 可待因 哌替啶 杜冷丁 曲马多 羟考酮 芬太尼',
  acei: '普利 洛汀新 雅施达 开博通 ACEI',
  statins: '他汀 立普妥 可定 舒降之',
  ppis: '拉唑 质子泵 洛赛克 耐信',
  corticosteroids: '激素 泼尼松 强的松 地塞米松 氢化可的松 甲强龙 倍他米松 曲安奈德 布地奈德',
  milk_protein: '牛奶 牛乳 乳蛋白 奶制品 奶粉 鲜奶 乳制品 酪蛋白',
  soy_peanut: '大豆 黄豆 豆制品 花生',
}

/** No medicine of a class is meant: what is eaten, touched or breathed, and illnesses of that name. */
const harmless =
  '海鲜 虾 蟹 鱼 贝类 贝壳 鸡蛋 蛋清 蛋白 花生 大豆 豆类 坚果 腰果 核桃 芒果 菠萝 猕猴桃 桃子 桃毛 水果 小麦 麸质 面粉 牛肉 羊肉 ' +
  '香菜 辣椒 蘑菇 芝麻 花粉 柳絮 杨絮 青草 尘螨 螨虫 螨 灰尘 粉尘 霉菌 猫毛 狗毛 动物 皮毛 毛发 羽毛 冷空气 紫外线 日光 阳光 酒精 乳胶 橡胶 ' +
  '胶布 胶带 创可贴 金属 镍 染发 化妆品 香水 油漆 甲醛 蚊 蜂 昆虫 蟑螂 鼻炎 结膜炎 荨麻疹 湿疹 乳糖'

/** Another medicine whose name has a word of a class in it. */
const others = '依普利酮 卡普利珠 激素受体 性激素 雌激素 孕激素 生长激素 甲状腺激素 鱼肝油 鱼精蛋白 青霉胺'

interface Word {
  readonly text: string
  readonly of: AllergyClass | 'harmless' | 'other'
}
const split = (text: string, of: Word['of']): Word[] => text.split(' ').map(one => ({ text: one, of }))
/** The longest first: of two that overlap it is the one that is meant. */
const words = [
  ...allergyClassKeys.flatMap(key => split(wordsOf[key], key)),
  ...split(harmless, 'harmless'),
  ...split(others, 'other'),
].sort((one, other) => other.text.length - one.text.length)

const clausesOf = (text: string): string[] =>
  text
    // A point between figures is no end. No lookbehind: Safari 15.4 has none.
    .replace(/(\d)[.](?=\d)/g, '$1·')
    .split(/[，,。；;！!？?\n（）()【】.]/)
    .map(clause => clause.trim())
    .filter(clause => clause !== '')

const denial = /(?:否认|无|没有?|未见|未发现|未诉|从未|从不|并非|不是|排除)(?!(?:明显)?诱因)(?:(?!过敏|但|却|而).)*$/
/** 可用头孢, 改用头孢: what he can take. Not 不能用, 不可用. */
const usable = /(?:^|[^不未禁])(?:可以|能够?|可|改)(?:使用|服用|注射|用|吃|打)(?:(?!过敏|但|却).)*$/
/** The first of these after a name decides. */
const harmWords =
  /过敏(?!史?[：:]?(?:无|否|阴|[（(]?-))|阳性|皮疹|红疹|疹|休克|水肿|瘙痒|呼吸困难|禁用|慎用|[不勿](?:能|可以?|宜)?(?:使用|服用|用|吃)|反应/
const safeWords =
  /不过敏|[无没未](?:有|发生|出现|见)?(?:.{0,4})(?:过敏|不适|反应|异常|皮疹)|过敏史?[：:]?(?:无|否|阴性)|阴性|没事|耐受|(?:^|[^不未])(?:可以?|能)(?:继续)?(?:使用|服用|用|吃)|正常使用|(?:^|[^不未])用过|排除/

const firstOf = (rule: RegExp, text: string): number => {
  const at = text.search(rule)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function isDeniedAt(clause: string, at: number, length: number): boolean {
  const [ahead, after] = [clause.slice(0, at), clause.slice(at + length)]
  // 除青霉素外无过敏: it is the one that he has.
  if (/除了?$/.test(ahead) && /^(?:类|过敏)*(?:之|以)?外/.test(after)) return false
  if (denial.test(ahead) || usable.test(ahead)) return true
  return firstOf(safeWords, after) <= firstOf(harmWords, after) && safeWords.test(after)
}

function placesOf(word: string, clause: string): number[] {
  const places: number[] = []
  for (let at = clause.indexOf(word); at >= 0; at = clause.indexOf(word, at + 1)) places.push(at)
  return places
}

/** Whether a text of allergies speaks of this name, and how: '' not at all; `denied` says that it is no allergy. */
export function allergyStatus(text: string, name: string): '' | 'allergic' | 'denied' {
  const found = clausesOf(text).flatMap(clause =>
    placesOf(name, clause).map(at => (isDeniedAt(clause, at, name.length) ? 'denied' : 'allergic')),
  )
  return found.includes('allergic') ? 'allergic' : found.length > 0 ? 'denied' : ''
}

const denies = /^(?:患者|本人|孩子|自述|既往|目前|暂时?|尚|均)*(?:有)?(?:无|没有?|否认|未发现|未见|未诉|从无|从未有?)/
/** A clause that says there is none, or that nobody knows. */
const isDenial = (clause: string): boolean =>
  /^(?:无|没有|否认|未发现|不详|未知|暂无|不过敏|阴性|NKDA|无特殊|均?不过敏|[-—/]+)$/i.test(clause) ||
  /^(?:药物|食物|及|、|药品|其他|既往)*过敏史?[：:]?(?:无|没有|否认|不详|未发现|阴性)$/.test(clause) ||
  (denies.test(clause) &&
    /(?:过敏|过敏[史物原]|过敏反应|过敏情况|过敏的?[药食]物?|特殊)$/.test(clause) &&
    !/但|却|除|诱因/.test(clause))

/** A text that says there is none, or says nothing. */
export const deniesAllergies = (text: string): boolean => clausesOf(text).every(isDenial)

const forgotten = /(?:不记得|不清楚|不知道|忘了?|想不起|某)[^，。]*药|药[^，。]*(?:不记得|不清楚|不知道|忘了|想不起)/

export interface ParsedAllergies {
  readonly classes: readonly AllergyClass[]
  /** It tells of an allergy, and nothing in the table says to what. */
  readonly isUnsorted: boolean
}

/** What a text says its person is allergic to, as classes; nothing that it denies. */
export function readAllergies(text: string): ParsedAllergies {
  const found = new Set<Word['of']>()
  for (const clause of clausesOf(text)) {
    let rest = clause
    for (const { text: word, of } of words) {
      const places = placesOf(word.toUpperCase(), rest.toUpperCase())
      if (places.length === 0) continue
      if (places.some(at => !isDeniedAt(clause, at, word.length))) found.add(of)
      for (const at of places) rest = rest.slice(0, at) + '｜'.repeat(word.length) + rest.slice(at + word.length)
    }
  }
  const classes = allergyClassKeys.filter(key => found.has(key))
  const isNamed = found.size > 0
  return { classes, isUnsorted: forgotten.test(text) || (!isNamed && !deniesAllergies(text) && !onlyDenies(text)) }
}

/** Every name in it is denied: 青霉素皮试阴性. */
const onlyDenies = (text: string): boolean =>
  clausesOf(text).every(clause => {
    const named = words.flatMap(({ text: word }) =>
      placesOf(word, clause).map(at => isDeniedAt(clause, at, word.length)),
    )
    return isDenial(clause) || (named.length > 0 && named.every(Boolean))
  })
