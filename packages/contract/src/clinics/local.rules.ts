import * as z from 'zod/mini'
import {
  bookingDays,
  periodNames,
  periods,
  sessionKindNames,
  type Period,
  type SessionKind,
} from '../booking/session.kinds.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import type { Refusals } from '../service.ts'

const whole = (what: string, least: number, most: number) => {
  const sentence = `${what}须为${least}-${most}的整数`
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence))
}

export const localDeptKinds = ['ordinary', 'mdt', 'school'] as const
export type LocalDeptKind = (typeof localDeptKinds)[number]
export const localDeptKindLabels: Readonly<Record<LocalDeptKind, string>> = {
  ordinary: '普通科室',
  mdt: '多学科联合',
  school: '校医院',
}

export const weekdayLabels = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** When a session of a period may begin, in minutes of the day: from, and not any more at. */
const beginnings: Readonly<Record<Period, readonly [from: number, before: number]>> = {
  am: [6 * 60, 12 * 60],
  pm: [12 * 60, 18 * 60],
  evening: [17 * 60, 22 * 60],
}
const hourOf = (minute: number) => `${minute / 60}:00`

export const position = whole('排序', 0, 999)
export const localDeptFields = {
  deptName: limitedText('科室名称', 30),
  introduction: optionalLimitedText('科室介绍', 2000),
  /** Floor and room of the desk. */
  place: optionalLimitedText('科室位置', 60),
  position,
  isActive: z.boolean(),
}
export const localDoctorFields = {
  doctorName: limitedText('医生姓名', 30),
  title: optionalLimitedText('职称', 20),
  skill: optionalLimitedText('擅长', 500),
  isExpert: z.boolean(),
  position,
  isActive: z.boolean(),
}

/** What a template and a single session have in common. Money in cents, `startMinute` of the day (Asia/Shanghai). */
export const localClinicFields = {
  period: z.enum(periodNames),
  kind: z.enum(sessionKindNames),
  feeCents: z.int('挂号费不正确').check(z.gte(0, '挂号费不正确'), z.lte(10_000_00, '挂号费不能超过10000元')),
  campusName: optionalLimitedText('院区', 60),
  room: optionalLimitedText('诊室', 30),
  startMinute: whole('开始时间', 0, 1439),
  numberCount: whole('号数', 1, 200),
  minutesEach: whole('每号分钟数', 1, 120),
  /** So many days before, at this hour, the numbers are given out. */
  releaseDays: whole('提前放号天数', 0, bookingDays),
  releaseHour: whole('放号时间', 0, 23),
  releaseBy: z.enum(['first_come', 'draw']),
}
const clinic = z.object(localClinicFields)
export type LocalClinic = z.output<typeof clinic>

/** Why the times of a clinic do not fit together; undefined: they do. The same for the form and the server. */
export function wrongInTimes({
  period,
  startMinute,
  numberCount,
  minutesEach,
}: Pick<LocalClinic, 'period' | 'startMinute' | 'numberCount' | 'minutesEach'>): string | undefined {
  const [from, before] = beginnings[period]
  if (startMinute < from || startMinute >= before)
    return `${periods[period].label}的门诊须在${hourOf(from)}至${hourOf(before)}之间开始`
  if (startMinute + (numberCount - 1) * minutesEach >= 24 * 60) return '最后一个号须在当天24:00之前'
  return undefined
}

/** Why a department cannot hold such a clinic; undefined: it can. */
export function wrongInKind(
  deptKind: LocalDeptKind,
  { kind, hasDoctor }: { kind: SessionKind; hasDoctor: boolean },
): string | undefined {
  if (deptKind === 'mdt' && kind !== 'mdt') return '多学科联合科室只能排多学科门诊'
  if (deptKind === 'school' && kind !== 'school') return '校医院科室只能排校医院门诊'
  if (deptKind === 'ordinary' && kind !== 'ordinary' && kind !== 'expert') return '普通科室只能排普通门诊或专家门诊'
  if (kind === 'expert' && !hasDoctor) return '专家门诊须选择医生'
  return undefined
}

/** What nobody has marked so long after its session counts as seen. */
export const localVisitMarkedMs = 24 * 3_600_000

export const stopReason = limitedText('停诊原因', 100)
export const addedCount = whole('加号数', 1, 50)

/** What the desk may answer with "no". Codes 04022NNN. */
export const localClinicRefusals = {
  not_kept_here: { code: '04022910', sentence: '这家医院的号源由医院系统维护，这里只能查看' },
  dept_named: { code: '04022911', sentence: '同一级里已有同名的科室' },
  dept_too_deep: { code: '04022912', sentence: '科室最多两级' },
  /** Also for a department that would become another kind. */
  still_held: { code: '04022913', sentence: '还有未结束的门诊，请先停诊或改派医生' },
  parts_missing: { code: '04022914', sentence: '多学科联合科室至少选择两个参加的科室' },
  clinic_wrong: { code: '04022915', sentence: '排班的内容不正确' },
  held_already: { code: '04022916', sentence: '该医生在这个时段已有门诊' },
  day_wrong: { code: '04022917', sentence: '日期须在今天到14天后之间，且尚未开始' },
  session_over: { code: '04022918', sentence: '这一节门诊已停诊或已结束' },
  number_gone: { code: '04022919', sentence: '这个号的状态已变化，请刷新后再试' },
  visit_early: { code: '04022920', sentence: '就诊当天才能标记' },
} as const satisfies Refusals
