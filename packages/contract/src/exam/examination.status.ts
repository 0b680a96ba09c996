import { states, type StateOf } from '../states.ts'

/** What the life of an examination order depends on. All instants epoch ms; null: does not apply (yet). */
export interface ExaminationFacts {
  /** False: who comes within the opening hours is taken, no place is kept for him. */
  readonly needsAppointment: boolean
  /** Until when the order may be used. */
  readonly validUntil: number
  /** When the hospital was asked for a place that it has not confirmed yet. */
  readonly askedAt: number | null
  /** The time that is kept for him. */
  readonly startsAt: number | null
  readonly endsAt: number | null
}

const minute = 60_000
/** So long the hospital has to answer. */
export const answerMinutes = 10
/** So long after the end of his time somebody may still sign in; then it counts as missed. */
export const graceMinutes = 120

const askedTooLong = ({ askedAt }: ExaminationFacts) => (askedAt === null ? null : askedAt + answerMinutes * minute)
const isOver = ({ endsAt }: ExaminationFacts) => (endsAt === null ? null : endsAt + graceMinutes * minute)
const isInvalid = ({ validUntil }: ExaminationFacts) => validUntil
const byAppointment = ({ needsAppointment }: ExaminationFacts) => needsAppointment
const walksIn = ({ needsAppointment }: ExaminationFacts) => !needsAppointment

const fromHospital = {
  sign_in: { by: 'hospital', to: 'signed_in' },
  start: { by: 'hospital', to: 'in_progress' },
  finish: { by: 'hospital', to: 'done' },
  report: { by: 'hospital', to: 'reported' },
  call_off: { by: 'hospital', to: 'cancelled' },
} as const

/** The desk does it for somebody who stands there or has called. */
const firstAtDesk = {
  desk_book: { by: 'operator', to: 'booking', if: byAppointment },
  desk_plan: { by: 'operator', to: 'booked', if: walksIn },
} as const

/** The life of an examination that a doctor has ordered. The wire's code is the word itself. */
export const examinationStates = states<ExaminationFacts>()({
  to_book: {
    code: 'to_book',
    label: '待预约',
    on: {
      book: { by: 'patient', to: 'booking', if: byAppointment },
      plan: { by: 'patient', to: 'booked', if: walksIn },
      ...firstAtDesk,
      ...fromHospital,
      lapse: { by: 'clock', to: 'expired', at: isInvalid },
    },
  },
  /** A place is taken here; the hospital is being asked. */
  booking: {
    code: 'booking',
    label: '预约中',
    on: {
      confirm: { by: 'hospital', to: 'booked' },
      refuse: { by: 'hospital', to: 'to_book' },
      ...fromHospital,
      give_up: { by: 'clock', to: 'to_book', at: askedTooLong },
    },
  },
  booked: {
    code: 'booked',
    label: '已预约',
    on: {
      change: { by: 'patient', to: 'changing', if: byAppointment },
      plan: { by: 'patient', to: 'booked', if: walksIn },
      cancel: { by: 'patient', to: 'to_book' },
      desk_change: { by: 'operator', to: 'changing', if: byAppointment },
      desk_plan: { by: 'operator', to: 'booked', if: walksIn },
      desk_cancel: { by: 'operator', to: 'to_book' },
      ...fromHospital,
      miss: { by: 'clock', to: 'missed', at: isOver },
    },
  },
  /** The time that was kept stays kept until the hospital has confirmed the other one. */
  changing: {
    code: 'changing',
    label: '改约中',
    on: {
      confirm: { by: 'hospital', to: 'booked' },
      refuse: { by: 'hospital', to: 'booked' },
      ...fromHospital,
      give_up: { by: 'clock', to: 'booked', at: askedTooLong },
    },
  },
  missed: {
    code: 'missed',
    label: '未到检',
    on: {
      book: { by: 'patient', to: 'booking', if: byAppointment },
      plan: { by: 'patient', to: 'booked', if: walksIn },
      ...firstAtDesk,
      ...fromHospital,
      lapse: { by: 'clock', to: 'expired', at: isInvalid },
    },
  },
  signed_in: {
    code: 'signed_in',
    label: '已签到',
    on: {
      start: fromHospital.start,
      finish: fromHospital.finish,
      report: fromHospital.report,
      call_off: fromHospital.call_off,
    },
  },
  in_progress: {
    code: 'in_progress',
    label: '检查中',
    on: { finish: fromHospital.finish, report: fromHospital.report, call_off: fromHospital.call_off },
  },
  done: { code: 'done', label: '已完成', on: { report: fromHospital.report } },
  reported: { code: 'reported', label: '报告已出', on: {} },
  cancelled: { code: 'cancelled', label: '已取消', on: {} },
  expired: { code: 'expired', label: '已过期', on: {} },
})
export type ExaminationStatus = StateOf<typeof examinationStates>
export const examinationStatuses = Object.keys(examinationStates) as [ExaminationStatus, ...ExaminationStatus[]]

/** 待预约: what a time can be chosen for. */
export const toBookStatuses: readonly ExaminationStatus[] = ['to_book', 'missed']
/** What the desk may book or change for a patient. */
export const deskBookStatuses: readonly ExaminationStatus[] = ['to_book', 'missed', 'booked']
/** 已预约: a time is kept, or the examination has begun. */
export const bookedStatuses: readonly ExaminationStatus[] = [
  'booking',
  'booked',
  'changing',
  'signed_in',
  'in_progress',
]
export const pastStatuses: readonly ExaminationStatus[] = ['done', 'reported', 'cancelled', 'expired']

/** What the patient reads under the state. */
export const examinationTexts: Readonly<Record<ExaminationStatus, string>> = {
  to_book: '请选择检查时间。',
  booking: '正在向医院确认，一般几秒钟，请稍候。',
  booked: '请按时到检查地点签到，来之前先看准备事项。',
  changing: '正在向医院改约，确认之前原来的时间仍然保留。',
  missed: '没有在预约的时间签到。请重新选择时间。',
  signed_in: '已签到，请在候检区等候叫号。',
  in_progress: '正在检查。',
  done: '检查已完成，报告出来后会通知您。',
  reported: '报告已出，可以查看。',
  cancelled: '医院已取消这项检查，如有疑问请联系开单科室。',
  expired: '检查单已过有效期，请联系医生重新开单。',
}

/** Which examinations a tab of the desk shows. */
export const examinationTabs = {
  toBook: { label: '待预约', statuses: toBookStatuses },
  booked: { label: '已预约', statuses: ['booking', 'booked', 'changing'] },
  here: { label: '已到院', statuses: ['signed_in', 'in_progress'] },
  ended: { label: '已结束', statuses: pastStatuses },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly ExaminationStatus[] }>>
export type ExaminationTab = keyof typeof examinationTabs
export const examinationTabNames = Object.keys(examinationTabs) as [ExaminationTab, ...ExaminationTab[]]
