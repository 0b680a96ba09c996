import type { AddOn, Proposal, Screening } from './checkup.schemas.ts'

/** What a proposal looks at. Never more than age, sex and what was told of the family. */
export interface ProposedFor {
  readonly gender: 'M' | 'F' | ''
  readonly age: number | null
  /** As the patient has written it into his health file. */
  readonly familyHistory: string
}

interface Rule {
  readonly screening: Screening
  readonly sex: 'M' | 'F' | 'any'
  readonly fromAge: number
  /** The last year of age; left out: no end. */
  readonly toAge?: number
  /** Words of the family history that it takes; none: the age alone. */
  readonly family?: readonly string[]
  readonly reason: string
  readonly source: string
}

const colorectal = '《中国结直肠癌筛查与早诊早治指南（2020，北京）》'
const gastric = '《中国胃癌筛查与早诊早治指南（2022，北京）》'
const breast = '《中国女性乳腺癌筛查与早诊早治指南（2021，北京）》'
const cervical = '《中国子宫颈癌筛查指南（一）》（2023）'
const lung = '《中国肺癌筛查与早诊早治指南（2021，北京）》'
const bone = '《原发性骨质疏松症诊疗指南（2022）》'

/** Each as its guideline has it; the first that fits a screening is shown. A clinician of the hospital has still to look at them. */
export const proposalRules: readonly Rule[] = [
  {
    screening: 'colorectal',
    sex: 'any',
    fromAge: 40,
    toAge: 75,
    family: ['结直肠癌', '肠癌', '直肠癌', '结肠癌'],
    reason: '您写过家里有人得肠癌，指南建议一级亲属得过的人40岁起筛查。',
    source: colorectal,
  },
  {
    screening: 'colorectal',
    sex: 'any',
    fromAge: 50,
    toAge: 75,
    reason: '指南建议一般人群50到75岁筛查结直肠癌。',
    source: colorectal,
  },
  {
    screening: 'gastric',
    sex: 'any',
    fromAge: 45,
    family: ['胃癌'],
    reason: '您写过家里有人得胃癌，指南建议一级亲属得过的人45岁起筛查。',
    source: gastric,
  },
  {
    screening: 'breast',
    sex: 'F',
    fromAge: 40,
    family: ['乳腺癌'],
    reason: '您写过家里有人得乳腺癌，指南建议高风险女性40岁起筛查。',
    source: breast,
  },
  {
    screening: 'breast',
    sex: 'F',
    fromAge: 45,
    reason: '指南建议一般女性45岁起筛查乳腺癌。',
    source: breast,
  },
  {
    screening: 'cervical',
    sex: 'F',
    fromAge: 25,
    toAge: 64,
    reason: '指南建议25到64岁有性生活的女性筛查宫颈癌。近5年查过HPV且正常的不用重复。',
    source: cervical,
  },
  {
    screening: 'lung',
    sex: 'any',
    fromAge: 50,
    toAge: 74,
    family: ['肺癌'],
    reason: '您写过家里有人得肺癌，指南建议50到74岁的高风险人群用低剂量CT筛查。',
    source: lung,
  },
  {
    screening: 'bone',
    sex: 'F',
    fromAge: 65,
    reason: '指南建议65岁及以上女性测骨密度。',
    source: bone,
  },
  { screening: 'bone', sex: 'M', fromAge: 70, reason: '指南建议70岁及以上男性测骨密度。', source: bone },
]

const fits = (rule: Rule, { gender, age, familyHistory }: ProposedFor): boolean =>
  (rule.sex === 'any' || rule.sex === gender) &&
  age !== null &&
  age >= rule.fromAge &&
  age <= (rule.toAge ?? Infinity) &&
  (rule.family === undefined || rule.family.some(word => mentions(familyHistory, word)))

/** Whether somebody in the family has had it: not where the words deny it. */
const mentions = (history: string, word: string): boolean =>
  history.split(/[，。；、,.;\s]/).some(part => part.includes(word) && !/[无否没]/.test(part))

/** Add-ons of a package that are worth a thought for somebody, each with why. What the package holds already is not named. */
export function proposalsFor(
  person: ProposedFor,
  { addOns, itemCodes }: { addOns: readonly AddOn[]; itemCodes: ReadonlySet<string> },
): Proposal[] {
  return addOns.flatMap(({ code, sex, screening }) => {
    const isTheirs = sex === 'any' || sex === person.gender
    const hasIt = itemCodes.has(code) || (screening === 'lung' && itemCodes.has('ct-chest'))
    const rule = proposalRules.find(one => one.screening === screening && fits(one, person))
    return isTheirs && !hasIt && rule ? [{ code, reason: rule.reason, source: rule.source, isReviewed: false }] : []
  })
}
