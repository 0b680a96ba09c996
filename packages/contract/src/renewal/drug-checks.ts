import { allergyClasses, type AllergyClass } from '../record/allergy.kinds.ts'
import { allergyRows } from './allergies.ts'
import type { Caution, DrugControl, Fertility, Organ, Warning } from './drug.kinds.ts'
import { interactions, lengthensQt, qtSource, type WarningLevel } from './interactions.ts'

/** What the rules need to know of a drug. */
export interface CheckedDrug {
  readonly drugId: string
  readonly drugName: string
  /** Chinese names of what works in it. */
  readonly ingredients: readonly string[]
  /** Pharmacological classes; see interactions.ts and allergies.ts. */
  readonly classes: readonly string[]
  readonly control: DrugControl
  readonly pregnancy: Caution
  readonly liver: Caution
  readonly kidney: Caution
  /** Youngest age in full years; 0: any. */
  readonly minAge: number
}

/** For whom. */
export interface CheckedPerson {
  /** Full years; null while it is not known. */
  readonly age: number | null
  readonly liver: Organ
  readonly kidney: Organ
  readonly fertility: Fertility
  readonly allergies: readonly AllergyClass[]
}

/** Two drugs of one of these classes do the same work twice. */
const oneIsEnough: Readonly<Record<string, string>> = {
  statin: '他汀类降脂药',
  acei: '普利类降压药',
  arb: '沙坦类降压药',
  beta: 'β受体阻滞剂',
  dhp: '地平类降压药',
  nsaid: '解热镇痛抗炎药',
  paracetamol: '含对乙酰氨基酚的药',
  ppi: '拉唑类抑酸药',
  h2: '替丁类抑酸药',
  sulfonylurea: '磺脲类降糖药',
  dpp4: '列汀类降糖药',
  sglt2: '列净类降糖药',
  ssri: '同类抗抑郁药',
  anticoagulant: '抗凝药',
  antihistamine2: '抗过敏药',
  macrolide: '大环内酯类抗菌药',
  quinolone: '沙星类抗菌药',
  thiazide: '噻嗪类利尿药',
  benzodiazepine: '安定类药',
}

/** Drops, creams and sprays: their substance hardly reaches the rest of the body. */
const isLocal = (drug: CheckedDrug): boolean =>
  drug.classes.some(one => /^(topical|eye|nasal)_|_(eye|topical)$/.test(one))

const has = (drug: CheckedDrug, what: string): boolean => drug.classes.includes(what) || drug.ingredients.includes(what)
const named = (...drugs: CheckedDrug[]): string => drugs.map(one => one.drugName).join('与')
const idsOf = (...drugs: CheckedDrug[]): string[] => drugs.map(one => one.drugId)

/**
 * All that speaks against these drugs for this person, the strongest first. `taken`: what he takes already, which is held
 * against the new ones but not against itself.
 */
export function warningsOf(
  person: CheckedPerson,
  drugs: readonly CheckedDrug[],
  taken: readonly CheckedDrug[] = [],
): Warning[] {
  const found = [
    ...drugs.flatMap(drug => alone(person, drug)),
    ...pairsOf(drugs, taken).flatMap(([one, other]) => together(one, other)),
  ]
  return [...found.filter(one => one.level === 'avoid'), ...found.filter(one => one.level === 'care')]
}

function pairsOf(drugs: readonly CheckedDrug[], taken: readonly CheckedDrug[]): [CheckedDrug, CheckedDrug][] {
  const chosen = new Set(drugs.map(one => one.drugId))
  const others = taken.filter(one => !chosen.has(one.drugId))
  return drugs.flatMap((one, at) =>
    [...drugs.slice(at + 1), ...others].map((other): [CheckedDrug, CheckedDrug] => [one, other]),
  )
}

const alone = (person: CheckedPerson, drug: CheckedDrug): Warning[] => [
  ...person.allergies.flatMap(allergy => againstAllergy(allergy, drug)),
  ...againstOrgan('liver', person.liver, drug),
  ...againstOrgan('kidney', person.kidney, drug),
  ...againstFertility(person.fertility, drug),
  ...againstAge(person.age, drug),
]

function againstAllergy(allergy: AllergyClass, drug: CheckedDrug): Warning[] {
  const { against, related, source } = allergyRows[allergy]
  const say = (level: WarningLevel, sentence: string): Warning[] => [
    { kind: 'allergy', level, drugIds: idsOf(drug), sentence, source },
  ]
  if (against.some(what => has(drug, what)))
    return say('avoid', `对${allergyClasses[allergy]}过敏，${drug.drugName}属于这一类，不应使用`)
  if (related.some(what => has(drug, what)))
    return say('care', `对${allergyClasses[allergy]}过敏，${drug.drugName}与之相近，可能交叉过敏`)
  return []
}

const organNames = { liver: '肝功能', kidney: '肾功能' } as const

function againstOrgan(organ: 'liver' | 'kidney', state: Organ, drug: CheckedDrug): Warning[] {
  if (state !== 'abnormal' || drug[organ] === '') return []
  const isNever = drug[organ] === 'never'
  return [
    {
      kind: organ,
      level: isNever ? 'avoid' : 'care',
      drugIds: idsOf(drug),
      sentence: `${organNames[organ]}异常，${drug.drugName}${isNever ? '一般不应使用' : '需慎用或减量'}`,
      source: '',
    },
  ]
}

const fertilityWords: Readonly<Record<Fertility, string>> = {
  none: '',
  planning: '备孕期',
  pregnant: '妊娠期',
  breastfeeding: '哺乳期',
}

function againstFertility(fertility: Fertility, drug: CheckedDrug): Warning[] {
  if (fertility === 'none' || drug.pregnancy === '') return []
  const isNever = drug.pregnancy === 'never'
  return [
    {
      kind: 'pregnancy',
      level: isNever ? 'avoid' : 'care',
      drugIds: idsOf(drug),
      sentence: `${fertilityWords[fertility]}，${drug.drugName}${isNever ? '不应使用' : '需由医生权衡后使用'}`,
      source: '',
    },
  ]
}

function againstAge(age: number | null, drug: CheckedDrug): Warning[] {
  if (age === null || age >= drug.minAge) return []
  const sentence = `${age}岁，${drug.drugName}不推荐${drug.minAge}岁以下使用`
  return [{ kind: 'age', level: 'avoid', drugIds: idsOf(drug), sentence, source: '' }]
}

function together(one: CheckedDrug, other: CheckedDrug): Warning[] {
  const twice = duplicate(one, other)
  const listed = interactions
    .filter(row => (has(one, row.one) && has(other, row.other)) || (has(one, row.other) && has(other, row.one)))
    .map((row): Warning => ({
      kind: 'interaction',
      level: row.level,
      drugIds: idsOf(one, other),
      sentence: `${named(one, other)}：${row.what}`,
      source: row.source,
    }))
  const both = has(one, lengthensQt) && has(other, lengthensQt)
  const qt: Warning = {
    kind: 'interaction',
    level: 'care',
    drugIds: idsOf(one, other),
    sentence: `${named(one, other)}：都可能延长QT间期，需复查心电图`,
    source: qtSource,
  }
  return [...(twice ? [twice] : []), ...listed, ...(both ? [qt] : [])]
}

function duplicate(one: CheckedDrug, other: CheckedDrug): Warning | undefined {
  const same = one.ingredients.find(ingredient => other.ingredients.includes(ingredient))
  const kind = Object.keys(oneIsEnough).find(name => one.classes.includes(name) && other.classes.includes(name))
  if (!same && !kind) return undefined
  return {
    kind: 'duplicate',
    level: same && isLocal(one) === isLocal(other) ? 'avoid' : 'care',
    drugIds: idsOf(one, other),
    sentence: same ? `${named(one, other)}都含有${same}` : `${named(one, other)}同属${oneIsEnough[kind!]}`,
    source: '',
  }
}
