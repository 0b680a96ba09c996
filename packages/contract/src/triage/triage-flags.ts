/** A line to call besides 120. */
export interface Hotline {
  readonly phone: string
  readonly name: string
  readonly label: string
}

/**
 * What a patient's words may be told to be, as doctor and patient read it, the gravest first. The rules stand in rules/, the
 * words in words/: this much is needed wherever a flag is only shown.
 */
export const triageLabels = {
  arrest: '没有呼吸或心跳',
  choking: '异物卡喉、呛噎',
  chest_pain: '胸痛',
  aorta: '突发撕裂样胸背痛',
  stroke: '疑似中风',
  breathing: '呼吸困难',
  asthma: '哮喘急性发作',
  airway: '喉部肿胀、气道危险',
  unconscious: '意识不清、晕倒',
  seizure: '抽搐',
  bleeding: '大出血',
  gi_bleed: '呕血、黑便、便血',
  anaphylaxis: '严重过敏',
  suicide: '自伤、轻生念头',
  harm_others: '可能伤害自己或他人',
  poisoning: '中毒、误服',
  gas: '煤气、烟雾、毒气',
  overdose: '药物过量、误服药',
  alcohol_drug: '酒与药、酒精中毒',
  swallowed: '误吞异物',
  bite: '动物咬伤、蜇伤',
  trauma: '严重外伤',
  head_injury: '头部外伤',
  burns: '烧伤、烫伤',
  electric_water: '触电、溺水、雷击',
  pregnancy: '孕期危险信号',
  labour: '破水、临产、早产',
  fetal_movement: '胎动异常',
  preeclampsia: '孕产期高血压危险',
  postpartum: '产后危险信号',
  infant: '三个月以内婴儿发热',
  newborn: '新生儿危险信号',
  child: '儿童危险信号',
  abdomen: '剧烈腹痛',
  testicle: '睾丸急痛',
  headache: '剧烈头痛',
  eye: '眼睛急症',
  spine: '脊髓、神经急症',
  clot: '血栓、肢体缺血',
  blood_pressure: '血压危险',
  heart_rate: '心率危险',
  oxygen: '血氧过低',
  sugar_low: '低血糖',
  sugar_high: '高血糖危象',
  temperature: '体温危险',
  infection: '严重感染',
  immune: '免疫力低下时发热',
  anticoagulant: '用抗凝药时外伤或出血',
  post_op: '手术后危险信号',
  urinary: '无尿、肾脏急症',
  dehydration: '严重脱水',
  suspected: '疑似急症',
} as const

export type TriageFlag = keyof typeof triageLabels
export const triageFlags = Object.keys(triageLabels) as [TriageFlag, ...TriageFlag[]]

const lifeline: Hotline = { phone: '12356', name: '心理援助热线', label: '全国心理援助热线 12356' }
const lifelineFlags: readonly TriageFlag[] = ['suicide', 'harm_others']
const poisonFlags: readonly TriageFlag[] = ['poisoning', 'gas', 'overdose', 'alcohol_drug', 'swallowed', 'bite']

const some = (flags: readonly TriageFlag[], of: readonly TriageFlag[]): boolean => flags.some(flag => of.includes(flag))

/** A hospital may have a line that knows poisons (system.params.ts). */
export const asksPoisonLine = (flags: readonly TriageFlag[]): boolean => some(flags, poisonFlags)

/** Whom to call besides 120. */
export const hotlinesOf = (flags: readonly TriageFlag[], poisonPhone = ''): Hotline[] => [
  ...(some(flags, lifelineFlags) ? [lifeline] : []),
  ...(poisonPhone !== '' && asksPoisonLine(flags)
    ? [{ phone: poisonPhone, name: '中毒急救咨询', label: `中毒急救咨询 ${poisonPhone}` }]
    : []),
]

/** Before what was ticked as an emergency in 导诊: it is read for itself, whatever stands around it. */
export const tickedAs = '紧急情况：'

/** Most that are named at once: who is in danger reads no list. */
const mostNamed = 3

/** 胸痛；疑似中风. */
export const labelsOf = (flags: readonly TriageFlag[]): string =>
  flags
    .filter((flag, nth) => nth < mostNamed || lifelineFlags.includes(flag))
    .map(flag => triageLabels[flag])
    .join('；')
