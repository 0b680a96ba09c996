/** What is told to a patient before an operation, as data: what, how long before, who says so, and whether a clinician of the hospital has looked at it. */
export interface PreparationRule {
  readonly key: string
  readonly hours: number
  readonly text: string
  /** Guideline and year. */
  readonly source: string
  /** `pending`: waits for the hospital's own clinicians (docs/decisions/0162). */
  readonly review: 'pending' | 'done'
}

const fastingGuideline = '《成人与小儿手术麻醉前禁食指南》（中华医学会麻醉学分会，2017）'

/** For adults, before general anaesthesia or sedation, counted back from the planned beginning. */
export const fastingRules: readonly [fat: PreparationRule, food: PreparationRule, drink: PreparationRule] = [
  {
    key: 'no-fat',
    hours: 8,
    text: '不再吃肉、油炸和油腻的食物（手术前8小时）',
    source: fastingGuideline,
    review: 'pending',
  },
  {
    key: 'no-food',
    hours: 6,
    text: '不再吃任何食物，粥、牛奶也算（手术前6小时）',
    source: fastingGuideline,
    review: 'pending',
  },
  { key: 'no-drink', hours: 2, text: '不再喝水（手术前2小时）', source: fastingGuideline, review: 'pending' },
]

export interface DrugRule {
  readonly drugName: string
  /** The days before an operation within which guidelines place the last dose. */
  readonly from: number
  readonly to: number
  readonly source: string
  readonly review: 'pending' | 'done'
}

const antithrombotic = '美国胸科医师学会（CHEST）《围手术期抗栓治疗管理指南》（2022）'
const diabetes = '美国糖尿病学会（ADA）《糖尿病诊疗标准》（2024）'

/**
 * Which interval guidelines name for a drug. How many days a patient leaves it off is ordered by the doctor alone: the
 * table names the source beside an order that agrees with it, and never makes one.
 */
export const drugRules: readonly DrugRule[] = [
  { drugName: '华法林', from: 5, to: 6, source: antithrombotic, review: 'pending' },
  { drugName: '氯吡格雷', from: 5, to: 5, source: antithrombotic, review: 'pending' },
  { drugName: '替格瑞洛', from: 3, to: 5, source: antithrombotic, review: 'pending' },
  { drugName: '普拉格雷', from: 7, to: 7, source: antithrombotic, review: 'pending' },
  { drugName: '利伐沙班', from: 1, to: 2, source: antithrombotic, review: 'pending' },
  { drugName: '阿哌沙班', from: 1, to: 2, source: antithrombotic, review: 'pending' },
  { drugName: '达格列净', from: 3, to: 3, source: diabetes, review: 'pending' },
  { drugName: '恩格列净', from: 3, to: 3, source: diabetes, review: 'pending' },
  { drugName: '卡格列净', from: 3, to: 3, source: diabetes, review: 'pending' },
]

/** Who says so, of an order of the doctor's. */
export function sourceOfStop({ drugName, daysBefore }: { drugName: string; daysBefore: number }): string {
  const rule = drugRules.find(one => drugName.includes(one.drugName))
  const agrees = rule !== undefined && daysBefore >= rule.from && daysBefore <= rule.to
  return agrees ? `医生医嘱；${rule.source}` : '医生医嘱'
}

/** 手术前5天. */
export const whenBefore = (days: number): string => (days === 0 ? '手术当天' : `手术前${days}天`)
