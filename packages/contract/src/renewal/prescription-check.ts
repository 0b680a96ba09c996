import * as z from 'zod/mini'
import { warning } from '../common/drug-warning.ts'
import { instant } from '../common/fields.ts'
import { limitedText } from '../common/text.ts'
import { frequencyCodes, doseUnits } from './dose.ts'
import { renewalLimits } from './renewal.limits.ts'
import { fertility, pregnantFrom } from './renewal.rules.ts'

/** What a doctor has found out for this prescription beside what the patient told. */
export const checkFacts = z.object({
  /** Serum creatinine in µmol/L; null: not known. */
  creatinine: z._default(
    z.nullable(z.number().check(z.refine(value => value >= 10 && value <= 3000, '血肌酐应在10-3000μmol/L之间'))),
    null,
  ),
  /** Serum potassium in mmol/L of the last three months, where the hospital's laboratory has none. */
  potassium: z.optional(
    z.nullable(z.number().check(z.refine(value => value >= 1.5 && value <= 9, '血钾应在1.5-9mmol/L之间'))),
  ),
  /** Of a child: kidneys are worked out by it. */
  heightCm: z.optional(
    z.nullable(z.number().check(z.refine(value => value >= 40 && value <= 220, '身高应在40-220厘米之间'))),
  ),
  /** Whether she is pregnant or breastfeeding, where the doctor was told otherwise in the talk; null: as the patient has said. */
  fertility: z.optional(z.nullable(fertility)),
  /** The day from which the weeks of that pregnancy count. */
  pregnantFrom: z.optional(pregnantFrom),
  /** Not pregnant, and with contraception as long as the medicine demands it: asked and confirmed. */
  hasContraception: z._default(z.boolean(), false),
  /** What is told now and what the health file says of allergies differ: the doctor has asked. */
  isAllergySettled: z._default(z.boolean(), false),
})
export type CheckFacts = z.infer<typeof checkFacts>
export const noFacts: CheckFacts = { creatinine: null, hasContraception: false, isAllergySettled: false }

/** A line that is being written: the amount may be missing still. */
export const draftLine = z.object({
  packs: z.int(),
  amount: z.nullable(z.number()),
  unit: z.enum(doseUnits),
  frequency: z.nullable(z.enum(frequencyCodes)),
  route: z.string(),
  days: z.int(),
  mostADay: z._default(z.nullable(z.int()), null),
})

/** A warning as staff see it. */
export const deskWarning = z.object({
  ...warning.shape,
  /** The same for the same reason against the same medicines; a reason is given by it. */
  key: z.string(),
  /** A stop that a second doctor may override; both say why. */
  isOverridable: z.boolean(),
  /** Why the doctor prescribes against it; empty where he has not signed, or need not say. */
  reason: z.string(),
})
export type DeskWarning = z.infer<typeof deskWarning>

/** What the checks have counted with, as the page shows it. */
export const checkBasis = z.object({
  /** CKD-EPI 2021, of a child Schwartz, ml/min/1.73 m²; null without creatinine, sex or age, of a child without height. */
  egfr: z.nullable(z.int()),
  /** Cockcroft-Gault, ml/min. */
  crcl: z.nullable(z.int()),
  /** Illnesses found in history and diagnosis, in words. */
  illnesses: z.array(z.string()),
  /** Sentences: told now against the health file. Until it is settled nothing is signed. */
  contradictions: z.array(z.string()),
  /** The newest creatinine that is known here, in µmol/L: counts while the doctor has written none. */
  lastCreatinine: z.nullable(z.object({ value: z.number(), at: instant, from: z.enum(['doctor', 'report']) })),
  /** What the hospital's laboratory has found of kidneys, liver, potassium and clotting lately, each with its day. */
  results: z.array(z.string()),
  /** What of the medicines in use was counted. */
  takenNow: z.array(z.string()),
  /** The table of knowledge: name and version. */
  knowledge: z.string(),
})

/** What the second doctor has said of a stop that he may override. */
export const secondOpinion = z.object({ name: z.string(), agrees: z.boolean(), reason: z.string(), at: instant })
export type SecondOpinion = z.infer<typeof secondOpinion>

/** Whether somebody must say why: of a warning, and of a stop that a second doctor may override. */
export const wantsReason = ({ level, isOverridable }: Pick<DeskWarning, 'level' | 'isOverridable'>): boolean =>
  level === 'warn' || (level === 'stop' && isOverridable)

/** Keys of the warnings that somebody has looked at, each by itself. */
export const seenWarnings = z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)), [])

/** One reason for each warning that wants one. */
export const overrides = z._default(
  z.array(z.object({ key: z.string(), reason: limitedText('坚持用药的理由', renewalLimits.reason) })),
  [],
)

/** Reasons to choose from; any other in words. */
export const overrideReasons = [
  '获益大于风险，已告知患者并将密切监测',
  '患者长期使用此方案，耐受良好',
  '按指南联合用药',
  '已调整剂量或服药间隔',
  '已有近期检查结果支持',
] as const

/** What a pharmacist must have looked at before anything is approved. */
export const looks = ['age', 'weight', 'organs', 'allergy', 'overrides'] as const
export type Look = (typeof looks)[number]
export const lookLabels: Readonly<Record<Look, string>> = {
  age: '年龄、性别、生育情况',
  weight: '体重与剂量',
  organs: '肝肾功能',
  allergy: '过敏史',
  overrides: '每一条警示、医生的理由和第二位医生的意见',
}
