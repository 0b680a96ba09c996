import { states, type StateOf } from '../states.ts'

const minute = 60_000
/** So long what the insurance pays holds, and with it what is to be paid. */
export const payMinutes = 15
/** So long the hospital may take to say that it has the money; after that everything is taken back. */
export const writeMinutes = 30

interface OrderFacts {
  expiresAt: number
}

/** What an account pays at once of one person's bills at one hospital. */
export const feeOrderStates = states<OrderFacts>()({
  open: {
    code: 0,
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'paid' },
      /** The insurance or the deposits pay all of it: he confirms, and no money is asked for. */
      confirm: { by: 'patient', to: 'paid' },
      drop: { by: 'patient', to: 'dropped' },
      lapse: { by: 'clock', to: 'lapsed', at: ({ expiresAt }) => expiresAt },
    },
  },
  /** Each of its bills is on its way to the hospital. */
  paid: { code: 1, label: '已支付，正在通知医院', on: { finish: { by: 'hospital', to: 'done' } } },
  done: { code: 2, label: '已完成', on: {} },
  lapsed: { code: 3, label: '超时未支付', on: {} },
  dropped: { code: 4, label: '已取消', on: {} },
})
export type FeeOrderState = StateOf<typeof feeOrderStates>
export const feeOrderStateNames = Object.keys(feeOrderStates) as FeeOrderState[]

interface BillFacts {
  /** When the money came; null before. */
  paidAt: number | null
  /** When it is next looked whether it is taken back; null where nothing is. */
  askedAgainAt: number | null
}

/** One bill within an order: on its way to the settlement centre and the hospital, and back where one of them says no. */
export const feeBillStates = states<BillFacts>()({
  open: {
    code: 0,
    label: '待支付',
    on: { pay: { by: 'payment', to: 'writing' }, close: { by: 'clock', to: 'gone' } },
  },
  writing: {
    code: 1,
    label: '已支付，等待医院确认',
    on: {
      take: { by: 'hospital', to: 'settled' },
      refuse: { by: 'hospital', to: 'undoing' },
      give_up: {
        by: 'clock',
        to: 'undoing',
        at: ({ paidAt }) => (paidAt === null ? null : paidAt + writeMinutes * minute),
      },
    },
  },
  settled: { code: 2, label: '已缴费', on: {} },
  /** Taken back at the hospital and the settlement centre, then the money goes back. */
  undoing: {
    code: 3,
    label: '医院未收，正在退款',
    on: {
      undo: { by: 'hospital', to: 'returned' },
      /** The hospital had it after all, and has given something for it. */
      keep: { by: 'hospital', to: 'settled' },
      ask_again: { by: 'clock', to: 'undoing', at: ({ askedAgainAt }) => askedAgainAt },
    },
  },
  returned: { code: 4, label: '医院未收，已退款', on: {} },
  gone: { code: 5, label: '已取消', on: {} },
})
export type FeeBillState = StateOf<typeof feeBillStates>
export const feeBillStateNames = Object.keys(feeBillStates) as FeeBillState[]
