import * as z from 'zod/mini'
import { addDays, dayOf, isDay, startOfDay } from '../common/days.ts'
import { mobile } from '../common/phone.ts'
import { limitedLine, nameOf, optionalLimitedText } from '../common/text.ts'

const hour = 3_600_000

export const bedTypes = { ordinary: '普通三人间', double: '双人间', single: '单人间', any: '都可以' } as const
export type BedType = keyof typeof bedTypes
export const bedTypeNames = Object.keys(bedTypes) as [BedType, ...BedType[]]

export const insuranceKinds = {
  employee: '职工医保',
  resident: '城乡居民医保',
  elsewhere: '异地医保',
  commercial: '商业保险',
  own: '自费',
} as const
export type InsuranceKind = keyof typeof insuranceKinds
export const insuranceKindNames = Object.keys(insuranceKinds) as [InsuranceKind, ...InsuranceKind[]]

export const contactRelations = {
  spouse: '配偶',
  child: '子女',
  parent: '父母',
  sibling: '兄弟姐妹',
  other: '其他',
} as const
export type ContactRelation = keyof typeof contactRelations
export const contactRelationNames = Object.keys(contactRelations) as [ContactRelation, ...ContactRelation[]]

const choice = <T extends string>(names: [T, ...T[]], sentence: string) => z.enum(names, { error: () => sentence })

/** 住院登记: who is reached besides the patient, where he lives, who pays. */
export const registrationFields = {
  contactName: nameOf('联系人姓名'),
  contactMobile: mobile,
  contactRelation: choice(contactRelationNames, '请选择联系人与就诊人的关系'),
  address: limitedLine('现住址', 120),
  insuranceKind: choice(insuranceKindNames, '请选择医保类型'),
}

/** How far ahead a day of admission may be wished. */
export const wishDays = 60
/** For so long a call may be put off. */
export const postponeDays = 30

const optionalDay = (sentence: string) => z.union([z.literal(''), z.string().check(z.refine(isDay, sentence))])
const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** Digits as people type them; empty counts as not given. */
function figureIn(typed: string | number, decimals: number): number | null {
  const text = String(typed).normalize('NFKC').trim()
  if (text === '') return null
  const unit = 10 ** decimals
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * unit) / unit : NaN
}
const measured = (what: string, unit: string, [least, most]: readonly [number, number], decimals = 0) => {
  const sentence = `${what}须在${least}至${most}${unit}之间，请核对单位`
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform(typed => figureIn(typed, decimals)),
    ),
    z.nullable(z.number({ error: () => sentence }).check(z.minimum(least, sentence), z.maximum(most, sentence))),
  )
}

/** ×10^9/L. Beyond it is a slip of the pen or of the unit: the highest counts of leukaemia lie at some hundreds. */
export const whiteBloodCellRange = [0.1, 500] as const
/** WS/T 405—2012, adults. */
export const whiteBloodCellUsual = [3.5, 9.5] as const
export const systolicRange = [60, 260] as const
export const diastolicRange = [30, 160] as const

/** 住院预约设置 and 入院前准备, each field for itself: what is left out stays as it is, what is empty is taken away. */
export const remarkFields = {
  bedType: optional(choice(bedTypeNames, '请选择床位类型')),
  wishedOn: optional(optionalDay('请选择希望入院的日期')),
  needs: optional(optionalLimitedText('个人需求', 200)),
  whiteBloodCell: optional(measured('白细胞', '×10^9/L', whiteBloodCellRange, 2)),
  whiteBloodCellOn: optional(optionalDay('请选择化验日期')),
  mensesOn: optional(optionalDay('请选择末次月经日期')),
  medicines: optional(optionalLimitedText('正在用的药', 300)),
  remark: optional(optionalLimitedText('备注', 500)),
  measuredOn: optional(optionalDay('请选择测量日期')),
  systolic: optional(measured('收缩压', 'mmHg', systolicRange)),
  diastolic: optional(measured('舒张压', 'mmHg', diastolicRange)),
}
export const remark = z.object(remarkFields)
export type Remark = z.infer<typeof remark>

/** What rules of single fields cannot say: the sentence for each field. `today` in Asia/Shanghai. */
export function remarkProblems(answers: Remark, today: string): Partial<Record<keyof Remark, string>> {
  const past = (on: string | null | undefined, sentence: string) => (on && on > today ? sentence : undefined)
  const found: Partial<Record<keyof Remark, string | undefined>> = {
    whiteBloodCellOn:
      past(answers.whiteBloodCellOn, '化验日期不能晚于今天') ??
      (answers.whiteBloodCell != null && answers.whiteBloodCellOn === '' ? '请填写化验日期' : undefined),
    mensesOn: past(answers.mensesOn, '末次月经日期不能晚于今天'),
    measuredOn: past(answers.measuredOn, '测量日期不能晚于今天'),
    diastolic:
      answers.systolic != null && answers.diastolic != null && answers.diastolic >= answers.systolic
        ? '舒张压应低于收缩压，请核对'
        : undefined,
    wishedOn:
      answers.wishedOn && (answers.wishedOn < today || answers.wishedOn > addDays(today, wishDays))
        ? `请选择今天起${wishDays}天内的日期`
        : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== undefined))
}

/** What is said of a value at once, with its source. Only that somebody should look: what it means, a doctor says. */
export function remarkAdvice({ whiteBloodCell, systolic, diastolic }: Remark): string[] {
  const [low, high] = whiteBloodCellUsual
  return [
    ...(whiteBloodCell != null && (whiteBloodCell < low || whiteBloodCell > high)
      ? [
          `白细胞${whiteBloodCell}×10^9/L不在成人常见范围${low}—${high}之内（WS/T 405—2012）。请把化验单带来，入院时给医生看；如有发热、寒战，请现在就联系病区或就医。`,
        ]
      : []),
    ...((systolic ?? 0) >= 180 || (diastolic ?? 0) >= 110
      ? [
          '血压达到180/110mmHg或更高（《中国高血压防治指南》2024年修订版的3级）。请坐下休息几分钟再量一次；如果仍这么高，或有头痛、胸痛、看不清、手脚无力，请立即就医或拨打120。',
        ]
      : []),
  ]
}

/** So long the patient has to answer a call; nobody must answer in the night. */
export const answerHours = 4
/** 08:00 to 20:00 in Asia/Shanghai. */
const [opens, closes] = [8, 20] as const

/** By when a call of this instant must be answered: in four hours, and if that is after 20:00 or before 08:00, by 10:00 of the next morning. */
export function answerByOf(calledAt: number): number {
  const by = calledAt + answerHours * hour
  const start = startOfDay(dayOf(by))
  const isNight = by > start + closes * hour || by < start + (opens + 2) * hour
  if (!isNight) return by
  return by > start + closes * hour ? start + 34 * hour : start + 10 * hour
}
/** Until when an arrival is waited for: the end of that day's office hours. */
export const arriveByOf = (arriveOn: string): number => startOfDay(arriveOn) + 18 * hour
/** When one should come. */
export const arriveAtOf = (arriveOn: string): number => startOfDay(arriveOn) + 9 * hour

/** Who goes before others, and why; the higher the earlier. */
export const priorities = {
  urgent: { rank: 3, label: '病情紧急' },
  limited: { rank: 2, label: '限期治疗（如肿瘤）' },
  ordinary: { rank: 1, label: '一般' },
} as const
export type Priority = keyof typeof priorities
export const priorityNames = Object.keys(priorities) as [Priority, ...Priority[]]

/** Why somebody is called before one who stands ahead of him. */
export const orderReasons = {
  condition: '病情变化，需提前入院',
  surgery: '手术已排期',
  isolation: '隔离或专用床位',
  agreed: '前面的患者同意后延',
} as const
export type OrderReason = keyof typeof orderReasons
export const orderReasonNames = Object.keys(orderReasons) as [OrderReason, ...OrderReason[]]
