import { states, type EventOf, type StateOf } from '../states.ts'

const minute = 60_000

/** What the life of a booking depends on. All instants epoch ms; null: not yet. */
export interface BookingFacts {
  readonly feeCents: number
  /** The money is there already: it comes along from the booking that this one takes the place of. */
  readonly isCovered: boolean
  readonly createdAt: number
  /** When the hospital kept the number. */
  readonly heldAt: number | null
  /** Since when the hospital is asked to register it. */
  readonly confirmingAt: number | null
  /** When the session ends. */
  readonly endsAt: number
  /** When the clinic was stopped. */
  readonly stoppedAt: number | null
  /** Of a stopped one: the money is on its way back, or there was none. */
  readonly settledAt: number | null
  /** Another booking is on its way to take its place. */
  readonly isBeingReplaced: boolean
}

const after = (at: number | null, span: number): number | null => (at === null ? null : at + span)
const earlier = (at: number | null, other: number): number | null => (at === null ? null : Math.min(at, other))

/** So long the number is kept while nobody pays (docs/product/rules.md 6, no. 22). */
export const payMinutes = 15
/** So long the hospital may take to answer before the number is given back. */
export const takeMinutes = 2
/** So long the hospital may take to register what is paid; then all money goes back. */
export const confirmHours = 2
/** So long one may choose another session after a clinic was stopped; then all money goes back. */
export const stoppedHours = 24

const isUnsettled = (b: BookingFacts): boolean => b.settledAt === null && !b.isBeingReplaced

/** The life of a booking (docs/product/rules.md 1.9). Codes 0 to 5 are the documents'; the two waits for the hospital are ours. */
export const bookingStates = states<BookingFacts>()({
  /** Ours already; the hospital is asked to keep it. */
  taking: {
    code: 6,
    label: '正在取号',
    on: {
      held: { by: 'hospital', to: 'unpaid', if: b => b.feeCents > 0 && !b.isCovered },
      held_free: { by: 'hospital', to: 'confirming', if: b => b.feeCents === 0 || b.isCovered },
      refuse: { by: 'hospital', to: 'refused' },
      stop: { by: 'hospital', to: 'refused' },
      give_up: { by: 'clock', to: 'refused', at: b => b.createdAt + takeMinutes * minute },
    },
  },
  unpaid: {
    code: 0,
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'confirming' },
      pay_at_window: { by: 'patient', to: 'confirming' },
      cancel: { by: 'patient', to: 'cancelled' },
      expire: { by: 'clock', to: 'cancelled', at: b => after(b.heldAt, payMinutes * minute) },
      stop: { by: 'hospital', to: 'stopped' },
    },
  },
  /** Paid, or to be paid at the window; the hospital registers it. It may say what became of the visit before that answer. */
  confirming: {
    code: 7,
    label: '医院确认中',
    on: {
      confirm: { by: 'hospital', to: 'booked' },
      refuse: { by: 'hospital', to: 'refused' },
      stop: { by: 'hospital', to: 'stopped' },
      see: { by: 'hospital', to: 'seen' },
      miss: { by: 'hospital', to: 'missed' },
      lapse: {
        by: 'clock',
        to: 'refused',
        at: b => earlier(after(b.confirmingAt, confirmHours * 60 * minute), b.endsAt),
      },
    },
  },
  booked: {
    code: 1,
    label: '已预约',
    on: {
      withdraw: { by: 'patient', to: 'cancelled', if: b => !b.isBeingReplaced },
      /** Too late to be given back: the number is free for somebody else, the money stays. */
      forgo: { by: 'patient', to: 'cancelled', if: b => !b.isBeingReplaced },
      change: { by: 'patient', to: 'cancelled' },
      stop: { by: 'hospital', to: 'stopped' },
      see: { by: 'hospital', to: 'seen' },
      miss: { by: 'hospital', to: 'missed' },
    },
  },
  seen: { code: 2, label: '已就诊', on: {} },
  /** Its money waits for a choice: another session takes it along, or it goes back. */
  stopped: {
    code: 3,
    label: '已停诊',
    on: {
      replace: { by: 'patient', to: 'cancelled', if: b => b.settledAt === null },
      refund: { by: 'patient', to: 'stopped', if: isUnsettled },
      settle: {
        by: 'clock',
        to: 'stopped',
        if: isUnsettled,
        at: b => earlier(after(b.stoppedAt, stoppedHours * 60 * minute), Math.max(b.endsAt, b.stoppedAt ?? 0)),
      },
    },
  },
  missed: { code: 4, label: '未就诊', on: { see: { by: 'hospital', to: 'seen' } } },
  cancelled: { code: 5, label: '已取消', on: {} },
  /** The hospital did not give the number: result 2. */
  refused: { code: 8, label: '预约失败', on: {} },
})

export type BookingStatus = StateOf<typeof bookingStates>
export type BookingEvent = EventOf<typeof bookingStates>
export const bookingStatuses = Object.keys(bookingStates) as [BookingStatus, ...BookingStatus[]]

/** In these a number is held. */
export const liveStatuses = ['taking', 'unpaid', 'confirming', 'booked'] as const satisfies readonly BookingStatus[]
/** In these the hospital's word is awaited. */
export const waitingStatuses = ['taking', 'confirming'] as const satisfies readonly BookingStatus[]

/** The word people read: what was booked for the same day is 已挂号 (docs/product/rules.md 6, no. 21). */
export const bookingLabel = (status: BookingStatus, isSameDay: boolean): string =>
  status === 'booked' && isSameDay ? '已挂号' : bookingStates[status].label

/** 预约结果: what registering came to (docs/product/rules.md 6, no. 26); none while the hospital has not answered. */
export type BookResult = 'success' | 'failure' | 'cancelled' | 'none'
export const bookResultOf = (status: BookingStatus): BookResult => {
  if (status === 'refused') return 'failure'
  if (status === 'cancelled') return 'cancelled'
  return status === 'taking' || status === 'unpaid' || status === 'confirming' ? 'none' : 'success'
}
