import { states, type EventOf, type StateOf } from '../states.ts'

const minute = 60_000

/** What the life of a booking depends on. All instants epoch ms. */
export interface BookingFacts {
  readonly feeCents: number
  readonly createdAt: number
  /** When the hospital kept the number; null before. */
  readonly heldAt: number | null
  /** Until when it can be given back (the hospital's rule). */
  readonly cancelUntil: number
  /** When the session ends. */
  readonly endsAt: number
}

const after = (at: number | null, span: number): number | null => (at === null ? null : at + span)

/** So long the number is kept while nobody pays (rules.md 6, no. 22). */
export const payMinutes = 15
/** So long the hospital may take to answer before the number is given back. */
export const takeMinutes = 2

/** The life of a booking (rules.md 1.9). Codes 0 to 5 are the documents'; the two waits for the hospital are ours. */
export const bookingStates = states<BookingFacts>()({
  /** Ours already; the hospital is asked to keep it. */
  taking: {
    code: 6,
    label: '正在取号',
    on: {
      held: { by: 'hospital', to: 'unpaid', if: b => b.feeCents > 0 },
      held_free: { by: 'hospital', to: 'confirming', if: b => b.feeCents === 0 },
      refuse: { by: 'hospital', to: 'refused' },
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
  /** Paid, or to be paid at the window; the hospital registers it. */
  confirming: {
    code: 7,
    label: '医院确认中',
    on: {
      confirm: { by: 'hospital', to: 'booked' },
      refuse: { by: 'hospital', to: 'refused' },
      stop: { by: 'hospital', to: 'stopped' },
    },
  },
  booked: {
    code: 1,
    label: '已预约',
    on: {
      withdraw: { by: 'patient', to: 'cancelled' },
      change: { by: 'patient', to: 'cancelled' },
      stop: { by: 'hospital', to: 'stopped' },
      see: { by: 'hospital', to: 'seen' },
      miss: { by: 'hospital', to: 'missed' },
    },
  },
  seen: { code: 2, label: '已就诊', on: {} },
  stopped: { code: 3, label: '已停诊', on: { replace: { by: 'patient', to: 'cancelled' } } },
  missed: { code: 4, label: '未就诊', on: { see: { by: 'hospital', to: 'seen' } } },
  cancelled: { code: 5, label: '已取消', on: {} },
  /** The hospital did not give the number: result 2. */
  refused: { code: 8, label: '预约失败', on: {} },
})

export type BookingStatus = StateOf<typeof bookingStates>
export type BookingEvent = EventOf<typeof bookingStates>

/** In these a number is held. */
export const liveStatuses = ['taking', 'unpaid', 'confirming', 'booked'] as const satisfies readonly BookingStatus[]
