import type { WarningLevel } from './interactions.ts'

/** The words of drugs and warnings, for pages that need no rule. */
/** '' nothing to say; care: with care; never: not to be used. */
export const cautions = ['', 'care', 'never'] as const
export type Caution = (typeof cautions)[number]

/** What the law keeps apart (处方管理办法; 互联网诊疗管理办法 20: none of them may be prescribed online). */
export const drugControls = ['', 'narcotic', 'psychotropic_1', 'psychotropic_2'] as const
export type DrugControl = (typeof drugControls)[number]
export const controlLabels: Readonly<Record<DrugControl, string>> = {
  '': '',
  narcotic: '麻醉药品',
  psychotropic_1: '第一类精神药品',
  psychotropic_2: '第二类精神药品',
}
export const isControlled = ({ control }: { readonly control: DrugControl }): boolean => control !== ''

export const organs = ['normal', 'abnormal', 'unknown'] as const
export type Organ = (typeof organs)[number]
export const fertilities = ['none', 'planning', 'pregnant', 'breastfeeding'] as const
export type Fertility = (typeof fertilities)[number]

export const warningKinds = ['allergy', 'duplicate', 'interaction', 'pregnancy', 'liver', 'kidney', 'age'] as const
export type WarningKind = (typeof warningKinds)[number]
export const warningKindLabels: Readonly<Record<WarningKind, string>> = {
  allergy: '过敏',
  duplicate: '重复用药',
  interaction: '相互作用',
  pregnancy: '妊娠哺乳',
  liver: '肝功能',
  kidney: '肾功能',
  age: '年龄',
}

export interface Warning {
  readonly kind: WarningKind
  readonly level: WarningLevel
  readonly drugIds: string[]
  readonly sentence: string
  /** Where it is written; '' where the drug's own entry in the list says it. */
  readonly source: string
}
