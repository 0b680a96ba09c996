/** One thing to do before a health check, with where it stands. The words wait for a clinician of the hospital to look at them. */
export interface Preparation {
  text: string
  /** So many hours before nothing is eaten; left out: it has no hour of its own. */
  fastingHours?: number
  /** Codes of items that ask for it; none: every check does. */
  when: readonly string[]
  source: string
  isReviewed: boolean
}

const blood = '国家卫生健康委《静脉血液标本采集指南》（WS/T 661—2020）'
const abdomen = '中国医师协会超声医师分会《腹部超声检查指南》（2013）'
const basics = '中华医学会健康管理学分会《健康体检基本项目专家共识（2022）》'
const hpv = '中华预防医学会等《中国子宫颈癌筛查指南（一）》（2023）'
const hypertension = '《中国高血压防治指南（2024年修订版）》'

const fastingItems = ['cbc', 'liver', 'kidney', 'glucose', 'lipids', 'us-abdomen'] as const

/** What is the same in every centre; a centre's own words stand beside it. */
export const preparations: readonly Preparation[] = [
  {
    text: '至少空腹8小时，不超过16小时；可以喝少量白开水，不喝茶、咖啡、牛奶和饮料。',
    fastingHours: 8,
    when: fastingItems,
    source: blood,
    isReviewed: false,
  },
  {
    text: '用降糖药或打胰岛素的，空腹期间怎么用药先问医生，带些糖，抽血后马上吃东西。心慌、出汗、手抖时立刻告诉护士。',
    when: fastingItems,
    source: blood,
    isReviewed: false,
  },
  {
    text: '每天吃的降压药照常用少量白开水送服，不要自己停药。',
    when: [],
    source: hypertension,
    isReviewed: false,
  },
  {
    text: '前3天清淡饮食，不喝酒，不做剧烈运动，前一晚早睡。',
    when: [],
    source: basics,
    isReviewed: false,
  },
  {
    text: '腹部超声前不吃易产气的东西（豆类、牛奶）；先做超声再吃早餐。',
    when: ['us-abdomen'],
    source: abdomen,
    isReviewed: false,
  },
  {
    text: '子宫附件超声要憋尿，留够尿常规标本以后再喝水憋尿。',
    when: ['us-uterus'],
    source: abdomen,
    isReviewed: false,
  },
  {
    text: '妇科检查和HPV检测避开月经期；前24小时不同房、不冲洗、不用阴道药物。怀孕或可能怀孕的先告诉医生。',
    when: ['gyn', 'hpv'],
    source: hpv,
    isReviewed: false,
  },
  {
    text: '怀孕、可能怀孕或半年内准备怀孕的，不做CT、X线和骨密度，先告诉医生。',
    when: ['ct-chest', 'ldct', 'mammography', 'dxa'],
    source: basics,
    isReviewed: false,
  },
  { text: '带身份证，穿宽松、好穿脱的衣服，不戴首饰，不化浓妆。', when: [], source: basics, isReviewed: false },
]
