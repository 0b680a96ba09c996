/** Vital signs, ages and amounts as numbers, from a text that was normalised. Units: mmHg, %, beats and breaths a minute, °C, mmol/L, days. */
export type Values = Readonly<Record<string, readonly number[]>>

interface Reading {
  readonly name: string
  readonly pattern: RegExp
  readonly value?: (found: RegExpMatchArray) => number | undefined
  /** What is no reading: 20 to 300 for a pulse. */
  readonly within?: readonly [number, number]
}

const num = (found: RegExpMatchArray): number => Number(found[1])
const number = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
/** Between a name and its number. */
const between = String.raw`[^\d，。；？！\n]{0,9}`
const temperature = (found: RegExpMatchArray): number =>
  found[2] === undefined ? Number(found[1]) : Number(`${found[1]}.${found[2]}`)
const glucose = (found: RegExpMatchArray): number => {
  const value = Number(found[1])
  return found[2] !== undefined || value > 60 ? value / 18 : value
}

/** 90-140 is 140/90: people write the lower one first, too. */
const ofPressure =
  (one: (...values: number[]) => number) =>
  (found: RegExpMatchArray): number =>
    one(Number(found[1]), Number(found[2]))
const pressure = /(\d{2,3})[/／|-](\d{2,3})(?!\d|年|月|级|岁)/g

const readings: readonly Reading[] = [
  { name: 'sys', pattern: pressure, value: ofPressure(Math.max), within: [40, 320] },
  { name: 'dia', pattern: pressure, value: ofPressure(Math.min), within: [20, 200] },
  { name: 'sys', pattern: new RegExp(`(?:高压|上压|收缩压)${between}(\\d{2,3})`, 'g'), within: [40, 320] },
  { name: 'dia', pattern: new RegExp(`(?:低压|下压|舒张压)${between}(\\d{2,3})`, 'g'), within: [20, 200] },
  { name: 'sys', pattern: /血压[^\d，。；？！\n低舒下]{0,9}(\d{2,3})(?![\d/／|.-])/g, within: [50, 320] },
  { name: 'sys', pattern: /血压[^，。；？！\n]{0,24}?(\d{3})[ 和比、](\d{2,3})(?!\d)/g, within: [70, 320] },
  {
    name: 'spo2',
    pattern: new RegExp(
      `(?:血氧|氧饱和度|spo2|氧饱|测氧|指氧|夹手指|氧含量|氧浓度)${between}(?:才|醒着也才)?(\\d{2,3})(?!\\d)`,
      'g',
    ),
    within: [30, 100],
  },
  {
    name: 'hr',
    pattern: new RegExp(
      `(?:心率|心跳|脉搏|脉率|心律|hr|手环|手表写|手表显示|手表上|室上速)${between}(?:1分钟|每分钟)?${between}?(\\d{2,3})(?!\\d|年|岁|天|个|/)`,
      'g',
    ),
    within: [15, 320],
  },
  {
    name: 'hr',
    pattern: /跳(?:到|了|过|上|只有|才){0,2}(?:1分钟)?(\d{2,3})(?!\d|年|岁|天|个|米|层|楼|绳|多米)/g,
    within: [15, 320],
  },
  { name: 'hr', pattern: /(?:心慢|慢到|室上速[^。]{0,6}，)(\d{2,3})(?!\d)/g, within: [15, 320] },
  { name: 'rr', pattern: /呼吸[^\d。；？！]{0,9}(?:1分钟|每分钟)?(\d{2,3})(?:多|几)?次/g, within: [5, 120] },
  {
    name: 'temp',
    pattern: /(?:^|[^\d/.])(3[2-9]|4[0-3])(?:\.(\d)|度(\d))?(?:°|℃|度|c(?![a-z])|(?=[^\d/.]|$))/g,
    value: found => (found[3] === undefined ? temperature(found) : Number(`${found[1]}.${found[3]}`)),
  },
  {
    name: 'sugar',
    pattern: new RegExp(`(?:血糖|扎手指|指血|空腹糖|随机糖)${between}${number}(mg)?`, 'g'),
    value: glucose,
    within: [0.5, 80],
  },
  { name: 'inr', pattern: new RegExp(`inr${between}${number}`, 'g'), value: num, within: [0.5, 30] },
  { name: 'potassium', pattern: new RegExp(`(?:血钾|钾)${between}${number}`, 'g'), within: [1, 12] },
  { name: 'creatinine', pattern: new RegExp(`肌酐${between}${number}`, 'g'), within: [10, 3000] },
  { name: 'bilirubin', pattern: new RegExp(`黄疸${between}(\\d{1,2}(?:\\.\\d)?)(?!\\d|天)`, 'g'), within: [1, 60] },
  { name: 'pills', pattern: /(\d{1,3})[多来几]?(?:片|粒|颗|丸|支)/g, within: [1, 999] },
  { name: 'weeks', pattern: /(\d{2})周/g, within: [20, 42] },
  { name: 'years', pattern: /(\d{1,3})(?:周)?岁/g, within: [0, 120] },
]

/** 宝宝2个月, 2月龄, 70天宝宝, 出生20天; not 孩子咳嗽2个月. */
const ofChild = '(?:宝宝|孩子|婴儿|小孩|宝|娃|女儿|儿子|新生儿|孙子|孙女|小婴儿)'
const ages: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  {
    pattern: new RegExp(`${ofChild}(?:才|刚|现在|已经|大约|快|满|出生|，|今年|是){0,2}(\\d{1,3})(?:天|日)`, 'g'),
    days: 1,
  },
  { pattern: new RegExp(`(\\d{1,3})(?:天|日)大?${ofChild}`, 'g'), days: 1 },
  { pattern: /出生(?:第|才|刚|了|满|已经){0,2}(\d{1,3})(?:天|日)/g, days: 1 },
  {
    pattern: new RegExp(`${ofChild}(?:才|刚|现在|已经|大约|快|满|出生|，|今年|是|老大|两)?(\\d{1,2})个?月(?!经)`, 'g'),
    days: 30.4,
  },
  {
    pattern: new RegExp(`(\\d{1,2})(?:个月|月龄|月大|月)大?${ofChild}?(?:婴儿)?(?=${ofChild}|婴儿|大|，|$)`, 'g'),
    days: 30.4,
  },
  { pattern: /(\d{1,2})月龄/g, days: 30.4 },
  { pattern: /纠正月龄(\d{1,2})个月/g, days: 30.4 },
  { pattern: new RegExp(`(\\d{1,2})周岁?${ofChild}`, 'g'), days: 365 },
]

/** Where a clause tells of exercise, of what is usual or of earlier, its numbers are none of now. */
const notOfNow =
  /平时|以前|之前|去年|前年|跑完|跑步|运动|睡觉时|一般|上次|如果|要是|科普|昨天|前天|天前|吃药前|正常范围|标准/

/** 心率手环一直报警，165. */
const pulseAcross = /(?:心率|脉搏|脉率|心脏|心跳)[^\d。；？！，]{0,12}，[^\d。；？！，]{0,4}(1\d\d|2\d\d)(?![\d/])/g

/** Each reading and each age has one in it. */
const anyDigit = /\d/

const feverWord = /烧|热|体温|度|℃|°|寒战|温/
/** 今天34度, 水温40度: of the air or the bath, where nobody speaks of a body. */
const ofTheAir = /气温|室温|水温|天气|空调|户外|外面|屋里|洗澡/

/** Every number that was found, by name; `days` and `years` of age, `weeks` of pregnancy. */
export function valuesIn(text: string): Values {
  const found: Record<string, number[]> = {}
  const add = (name: string, value: number) => (found[name] ??= []).push(value)
  const clauses = text.split(/[，。；？！\n]/)
  for (const clause of clauses) {
    if (!anyDigit.test(clause)) continue
    const isNow = !notOfNow.test(clause)
    for (const { name, pattern, value = num, within } of readings) {
      if (!isNow && name !== 'years') continue
      if (name === 'temp' && (!feverWord.test(clause) || (ofTheAir.test(clause) && !/体温|烧/.test(clause)))) continue
      for (const one of clause.matchAll(pattern)) {
        const read = value(one)
        if (read === undefined || Number.isNaN(read)) continue
        if (within && (read < within[0] || read > within[1])) continue
        if (name === 'temp' && isAmount(clause, one.index + one[0].length)) continue
        add(name, read)
      }
    }
  }
  if (anyDigit.test(text)) {
    for (const one of text.matchAll(pulseAcross)) if (!notOfNow.test(one[0])) add('hr', Number(one[1]))
    for (const { pattern, days } of ages) for (const one of text.matchAll(pattern)) add('days', Number(one[1]) * days)
  }
  if (/刚满月|满月宝宝/.test(text)) add('days', 30)
  if (/双月大|双满月/.test(text)) add('days', 61)
  if (/没出月子|未出月子|新生儿|未满月|没满月|刚出生|月子里孩子|小月子/.test(text)) add('days', 15)
  return found
}

/** 38周, 36小时, 40分钟 are no temperatures. */
const isAmount = (clause: string, end: number): boolean =>
  /^(?:周|小时|分钟|个|天|岁|次|片|粒|年|多次|斤|公斤|mg|号|元|月)/.test(clause.slice(end))
