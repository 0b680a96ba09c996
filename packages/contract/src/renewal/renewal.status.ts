import { states, type StateOf } from '../states.ts'

const hour = 3_600_000
const day = 24 * hour

/** How the medicine comes to the patient. */
export const wantsNames = ['delivery', 'pickup'] as const
export type Wants = (typeof wantsNames)[number]
export const wantsLabels: Readonly<Record<Wants, string>> = { delivery: '配送到家', pickup: '到院取药' }

/** What the life of a renewal depends on. All instants epoch ms. */
export interface RenewalFacts {
  readonly wants: Wants
  /** When it was sent to the doctor. */
  readonly createdAt: number
  /** When the doctor has signed; the newest time, null before. */
  readonly prescribedAt: number | null
  /** When the pharmacist has given it back to the doctor. */
  readonly returnedAt: number | null
  /** When the pharmacist has approved: the prescription is good for three days. */
  readonly approvedAt: number | null
  /** When the medicine left the hospital, or lay ready at the window. */
  readonly handedAt: number | null
  /** When to look whether the window has given the money back; left out or null: nothing is to come back. */
  readonly refundLookAt?: number | null
}

const after = (at: number | null, span: number): number | null => (at === null ? null : at + span)
const byPost = (r: RenewalFacts): boolean => r.wants === 'delivery'
const atWindow = (r: RenewalFacts): boolean => r.wants === 'pickup'

/** So long a prescription may be filled (处方管理办法 18: the day it is written, three days at most). */
export const prescriptionDays = 3

/** The life of a renewal: doctor, pharmacist, bill, medicine. The wire's code is the word itself. */
export const renewalStates = states<RenewalFacts>()({
  applied: {
    code: 'applied',
    label: '待医生审核',
    on: {
      withdraw: { by: 'patient', to: 'cancelled' },
      prescribe: { by: 'doctor', to: 'reviewing' },
      ask_second: { by: 'doctor', to: 'seconding' },
      refuse: { by: 'doctor', to: 'refused' },
      lapse: { by: 'clock', to: 'cancelled', at: r => after(r.createdAt, 48 * hour) },
    },
  },
  /** Signed against a stop that a second doctor may override: he agrees, with his reason, or it goes back. */
  seconding: {
    code: 'seconding',
    label: '待第二位医生复核',
    on: {
      withdraw: { by: 'patient', to: 'cancelled' },
      agree: { by: 'second', to: 'reviewing' },
      disagree: { by: 'second', to: 'returned' },
      lapse: { by: 'clock', to: 'cancelled', at: r => after(r.prescribedAt, 48 * hour) },
    },
  },
  reviewing: {
    code: 'reviewing',
    label: '待药师审核',
    on: {
      withdraw: { by: 'patient', to: 'cancelled' },
      approve: { by: 'pharmacist', to: 'unpaid' },
      send_back: { by: 'pharmacist', to: 'returned' },
      lapse: { by: 'clock', to: 'cancelled', at: r => after(r.prescribedAt, 48 * hour) },
    },
  },
  /** The pharmacist, or the second doctor, wants it changed. */
  returned: {
    code: 'returned',
    label: '医生修改处方中',
    on: {
      withdraw: { by: 'patient', to: 'cancelled' },
      prescribe: { by: 'doctor', to: 'reviewing' },
      ask_second: { by: 'doctor', to: 'seconding' },
      refuse: { by: 'doctor', to: 'refused' },
      lapse: { by: 'clock', to: 'cancelled', at: r => after(r.returnedAt, 48 * hour) },
    },
  },
  unpaid: {
    code: 'unpaid',
    label: '待缴费',
    on: {
      pay: { by: 'payment', to: 'paid' },
      withdraw: { by: 'patient', to: 'cancelled' },
      expire: { by: 'clock', to: 'expired', at: r => after(r.approvedAt, prescriptionDays * day) },
    },
  },
  paid: {
    code: 'paid',
    label: '配药中',
    on: {
      send: { by: 'pharmacist', to: 'sent', if: byPost },
      lay_out: { by: 'pharmacist', to: 'ready', if: atWindow },
      call_off: { by: 'pharmacist', to: 'refund_due' },
    },
  },
  sent: {
    code: 'sent',
    label: '配送中',
    on: {
      receive: { by: 'patient', to: 'finished' },
      arrive: { by: 'clock', to: 'finished', at: r => after(r.handedAt, 10 * day) },
    },
  },
  ready: {
    code: 'ready',
    label: '待取药',
    on: {
      hand_over: { by: 'pharmacist', to: 'finished' },
      put_back: { by: 'clock', to: 'refund_due', at: r => after(r.handedAt, 7 * day) },
    },
  },
  finished: { code: 'finished', label: '已完成', on: {} },
  refused: { code: 'refused', label: '医生未开具', on: {} },
  cancelled: { code: 'cancelled', label: '已取消', on: {} },
  expired: { code: 'expired', label: '已过期', on: {} },
  /** Called off after payment: the window gives the money back (docs/product/rules.md 6, no. 36). */
  refund_due: {
    code: 'refund_due',
    label: '已取消，待退费',
    on: {
      refund: { by: 'payment', to: 'refunded' },
      /** The window gives it back in its own time. */
      look: { by: 'clock', to: 'refund_due', at: r => r.refundLookAt ?? null },
    },
  },
  refunded: { code: 'refunded', label: '已取消，已退费', on: {} },
})
export type RenewalStatus = StateOf<typeof renewalStates>
export const renewalStatuses = Object.keys(renewalStates) as RenewalStatus[]

/** The tabs of 我的续方, and what stands under each. */
export const renewalTabs = {
  all: { label: '全部', statuses: renewalStatuses },
  waiting: { label: '审核中', statuses: ['applied', 'seconding', 'reviewing', 'returned'] },
  unpaid: { label: '待缴费', statuses: ['unpaid'] },
  going: { label: '配药取药', statuses: ['paid', 'sent', 'ready'] },
  finished: { label: '已完成', statuses: ['finished'] },
  cancelled: { label: '已取消', statuses: ['refused', 'cancelled', 'expired', 'refund_due', 'refunded'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly RenewalStatus[] }>>
export type RenewalTab = keyof typeof renewalTabs
export const renewalTabNames = Object.keys(renewalTabs) as [RenewalTab, ...RenewalTab[]]

const over: readonly RenewalStatus[] = renewalTabs.cancelled.statuses
export const isOver = (status: RenewalStatus): boolean => over.includes(status)

/** The doctor's tabs: to be decided, on its way, done. */
export const doctorTabs = {
  new: { label: '待审核', statuses: ['applied', 'returned'] },
  going: { label: '处理中', statuses: ['seconding', 'reviewing', 'unpaid', 'paid', 'sent', 'ready'] },
  ended: { label: '已结束', statuses: ['finished', ...over] },
  /** What colleagues have signed against a stop, and ask for a second doctor. */
  second: { label: '待我复核', statuses: ['seconding'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly RenewalStatus[] }>>

/** The pharmacist's: to be reviewed, to be made up, handed out or on its way, done. */
export const pharmacistTabs = {
  review: { label: '待审方', statuses: ['reviewing'] },
  make_up: { label: '待配药', statuses: ['paid'] },
  handed: { label: '待取药、配送中', statuses: ['ready', 'sent'] },
  ended: { label: '其他', statuses: ['returned', 'unpaid', 'finished', 'expired', 'refund_due', 'refunded'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly RenewalStatus[] }>>
