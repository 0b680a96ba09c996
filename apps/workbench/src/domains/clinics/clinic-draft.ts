import { periods, type Period, type SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { LocalDepartment, LocalPlan } from '@nethos/contract/clinics/local.schemas.ts'
import { localClinicFields as rules, wrongInKind, wrongInTimes } from '@nethos/contract/clinics/local.rules.ts'
import { isDay } from '@nethos/contract/common/days.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { wholeTyped } from '@nethos/calls/form/typed-number.ts'

/** A clinic as it is typed: of each week on a weekday, or on one day. */
export interface ClinicDraft {
  deptCode: string
  doctorCode: string
  weekday: number
  onDay: string
  period: Period
  kind: SessionKind
  fee: string
  campusName: string
  room: string
  start: string
  count: string
  minutes: string
  releaseDays: string
  releaseHour: string
  releaseBy: 'first_come' | 'draw'
}

const usualStart: Readonly<Record<Period, string>> = { am: '08:00', pm: '13:30', evening: '17:30' }
export const isUsualStart = (start: string): boolean => Object.values(usualStart).includes(start)
export const usualStartOf = (period: Period): string => usualStart[period]

const two = (count: number) => String(count).padStart(2, '0')
export const timeOfMinute = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const minuteOf = (text: string): number =>
  /^\d\d:\d\d/.test(text) ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)) : Number.NaN

export const clinicDraftOf = (
  plan: LocalPlan | undefined,
  { onDay, campusName }: { onDay: string; campusName: string },
): ClinicDraft => ({
  deptCode: plan?.deptCode ?? '',
  doctorCode: plan?.doctorCode ?? '',
  weekday: plan?.weekday ?? 1,
  onDay,
  period: plan?.period ?? 'am',
  kind: plan?.kind ?? 'ordinary',
  fee: plan ? yuan(plan.feeCents) : '',
  campusName: plan?.campusName ?? campusName,
  room: plan?.room ?? '',
  start: plan ? timeOfMinute(plan.startMinute) : usualStart.am,
  count: String(plan?.numberCount ?? 20),
  minutes: String(plan?.minutesEach ?? 10),
  releaseDays: String(plan?.releaseDays ?? 14),
  releaseHour: String(plan?.releaseHour ?? 7),
  releaseBy: plan?.releaseBy ?? 'first_come',
})

export const clinicOf = (draft: ClinicDraft) => ({
  deptCode: draft.deptCode,
  doctorCode: draft.doctorCode,
  period: draft.period,
  kind: draft.kind,
  feeCents: centsOf(draft.fee),
  campusName: draft.campusName.trim(),
  room: draft.room.trim(),
  startMinute: minuteOf(draft.start),
  numberCount: wholeTyped(draft.count),
  minutesEach: wholeTyped(draft.minutes),
  releaseDays: wholeTyped(draft.releaseDays),
  releaseHour: wholeTyped(draft.releaseHour),
  releaseBy: draft.releaseBy,
})

/** What is no number breaks its rule like one that is too small. */
const numberWrong = (rule: Parameters<typeof sentenceOf>[0], value: number): string | undefined =>
  sentenceOf(rule, Number.isNaN(value) ? -1 : value)

/** Why each field will not do; empty when all will. */
export function wrongInDraft(
  draft: ClinicDraft,
  departments: readonly LocalDepartment[],
  isSingle: boolean,
): Partial<Record<keyof ClinicDraft, string>> {
  const sent = clinicOf(draft)
  const department = departments.find(one => one.deptCode === draft.deptCode)
  const wrong = {
    deptCode: department ? undefined : '请选择科室',
    kind: department && wrongInKind(department.kind, { kind: draft.kind, hasDoctor: draft.doctorCode !== '' }),
    onDay: isSingle && !isDay(draft.onDay) ? '请选择日期' : undefined,
    fee: draft.fee.trim() === '' ? '请填写挂号费' : numberWrong(rules.feeCents, sent.feeCents),
    campusName: sentenceOf(rules.campusName, sent.campusName),
    room: sentenceOf(rules.room, sent.room),
    count: numberWrong(rules.numberCount, sent.numberCount),
    minutes: numberWrong(rules.minutesEach, sent.minutesEach),
    start: Number.isNaN(sent.startMinute) ? '请填写开始时间' : wrongInTimes(sent),
    releaseDays: numberWrong(rules.releaseDays, sent.releaseDays),
    releaseHour: numberWrong(rules.releaseHour, sent.releaseHour),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, why]) => why))
}

/** '08:00-11:10，共20个号' as long as it can be said. */
export function timesInWords(draft: ClinicDraft): string {
  const { startMinute, numberCount, minutesEach, period } = clinicOf(draft)
  const last = startMinute + (numberCount - 1) * minutesEach
  if (Number.isNaN(last) || last >= 24 * 60) return `${periods[period].label}的第一个号从这时开始`
  return `第一个号${timeOfMinute(startMinute)}，最后一个号${timeOfMinute(last)}，共${numberCount}个号`
}
