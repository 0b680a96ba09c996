import type * as z from 'zod/mini'
import type { warning, WarningKind } from '../common/drug-warning.ts'

/** The words of drugs and warnings, for pages that need no rule. */
/** '' nothing to say; care: with care; never: not to be used. */
export const cautions = ['', 'care', 'never'] as const
export type Caution = (typeof cautions)[number]

/** What the law keeps apart (处方管理办法; 互联网诊疗管理办法 20: none of them may be prescribed online). */
export const drugControls = [
  '',
  'narcotic',
  'psychotropic_1',
  'psychotropic_2',
  'toxic',
  'radioactive',
  'special',
] as const
export type DrugControl = (typeof drugControls)[number]
export const controlLabels: Readonly<Record<DrugControl, string>> = {
  '': '',
  narcotic: '麻醉药品',
  psychotropic_1: '第一类精神药品',
  psychotropic_2: '第二类精神药品',
  toxic: '医疗用毒性药品',
  radioactive: '放射性药品',
  special: '其他特殊管理药品',
}
export const isControlled = ({ control }: { readonly control: DrugControl }): boolean => control !== ''

export const organs = ['normal', 'abnormal', 'unknown'] as const
export type Organ = (typeof organs)[number]
export const fertilities = ['none', 'planning', 'pregnant', 'breastfeeding'] as const
export type Fertility = (typeof fertilities)[number]

export const warningKindLabels: Readonly<Record<WarningKind, string>> = {
  allergy: '过敏',
  dose: '剂量',
  duration: '疗程',
  pack: '数量',
  duplicate: '重复用药',
  interaction: '相互作用',
  disease: '疾病',
  pregnancy: '妊娠哺乳',
  liver: '肝功能',
  kidney: '肾功能',
  age: '年龄',
  food: '饮食',
  unknown: '未能核对',
}

export type Warning = z.infer<typeof warning>
