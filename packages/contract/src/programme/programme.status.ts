import { states, type StateOf } from '../states.ts'

/** What the life of an application depends on. All instants epoch ms; null: does not apply (yet). */
export interface ApplicationFacts {
  /** Whole cents; 0: free. */
  readonly priceCents: number
  /** By when the hospital decides. */
  readonly decideBy: number
  /** By when the patient answers what he was asked. */
  readonly answerBy: number | null
  /** By when it is paid. */
  readonly payBy: number | null
  /** When the service begins. */
  readonly startsAt: number | null
  /** When it ends by itself; null: the hospital ends it. */
  readonly endsAt: number | null
}

const isFree = (one: ApplicationFacts): boolean => one.priceCents === 0
const costs = (one: ApplicationFacts): boolean => one.priceCents > 0

/** The life of an application and of the service that follows. The wire's code is the word itself; `operator` is any hand of the hospital's. */
export const applicationStates = states<ApplicationFacts>()({
  applied: {
    code: 'applied',
    label: '待审核',
    on: {
      ask: { by: 'operator', to: 'asked' },
      accept_free: { by: 'operator', to: 'accepted', if: isFree },
      accept: { by: 'operator', to: 'to_pay', if: costs },
      decline: { by: 'operator', to: 'declined' },
      withdraw: { by: 'patient', to: 'withdrawn' },
      lapse: { by: 'clock', to: 'expired', at: one => one.decideBy },
    },
  },
  asked: {
    code: 'asked',
    label: '待补充资料',
    on: {
      answer: { by: 'patient', to: 'applied' },
      // What was missing has come another way: by telephone, at the desk.
      accept_free: { by: 'operator', to: 'accepted', if: isFree },
      accept: { by: 'operator', to: 'to_pay', if: costs },
      decline: { by: 'operator', to: 'declined' },
      withdraw: { by: 'patient', to: 'withdrawn' },
      lapse: { by: 'clock', to: 'expired', at: one => one.answerBy },
    },
  },
  accepted: {
    code: 'accepted',
    label: '已通过',
    on: {
      withdraw: { by: 'patient', to: 'withdrawn' },
      call_off: { by: 'operator', to: 'declined' },
      begin: { by: 'clock', to: 'going', at: one => one.startsAt },
    },
  },
  to_pay: {
    code: 'to_pay',
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'paid' },
      withdraw: { by: 'patient', to: 'withdrawn' },
      call_off: { by: 'operator', to: 'declined' },
      lapse: { by: 'clock', to: 'expired', at: one => one.payBy },
    },
  },
  paid: {
    code: 'paid',
    label: '已支付',
    on: {
      withdraw: { by: 'patient', to: 'refunded' },
      call_off: { by: 'operator', to: 'refunded' },
      begin: { by: 'clock', to: 'going', at: one => one.startsAt },
    },
  },
  going: {
    code: 'going',
    label: '进行中',
    on: {
      finish: { by: 'operator', to: 'done' },
      call_off: { by: 'operator', to: 'refunded', if: costs },
      end: { by: 'clock', to: 'done', at: one => one.endsAt },
    },
  },
  done: { code: 'done', label: '已完成', on: {} },
  declined: { code: 'declined', label: '未通过', on: {} },
  withdrawn: { code: 'withdrawn', label: '已撤回', on: {} },
  expired: { code: 'expired', label: '已过期', on: {} },
  /** Money that was paid is back or on its way; the payment's own page says where it is. */
  refunded: { code: 'refunded', label: '已退款', on: {} },
})
export type ApplicationStatus = StateOf<typeof applicationStates>
export const applicationStatuses = Object.keys(applicationStates) as [ApplicationStatus, ...ApplicationStatus[]]

/** What the patient reads under the state, where the programme has no words of its own. */
export const applicationTexts: Readonly<Record<ApplicationStatus, string>> = {
  applied: '申请已提交，医院会尽快答复，请留意消息。',
  asked: '医院需要您补充资料，请按要求补充后再提交。',
  accepted: '申请已通过，服务将按约定的时间开始。',
  to_pay: '申请已通过，请在截止时间前完成支付，逾期自动取消。',
  paid: '支付成功，服务将按约定的时间开始。',
  going: '服务正在进行，请按方案完成每一项。',
  done: '服务已完成。',
  declined: '申请没有通过，原因见下方。',
  withdrawn: '您已撤回申请。',
  expired: '已过期，需要时可以重新申请。',
  refunded: '服务已取消，已付的款项按原路退回。',
}

/** What stands on the button that leads on from a state, where the programme has no word of its own; `going`: with a plan. */
export const stateButtons: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  asked: '补充资料',
  to_pay: '去支付',
  going: '查看方案',
}

/** In which the patient and the hospital can write to each other. */
export const talkStatuses: readonly ApplicationStatus[] = ['applied', 'asked', 'accepted', 'to_pay', 'paid', 'going']
/** In which the plan is shown. */
export const planStatuses: readonly ApplicationStatus[] = ['going', 'done']

/** In which nothing more will come of it. */
export const endedStatuses: readonly ApplicationStatus[] = ['done', 'declined', 'withdrawn', 'expired', 'refunded']

/** Which applications a tab of the desk shows. */
export const deskTabs = {
  open: { label: '待处理', statuses: ['applied'] },
  waiting: { label: '等患者', statuses: ['asked', 'to_pay'] },
  going: { label: '进行中', statuses: ['accepted', 'paid', 'going'] },
  ended: { label: '已结束', statuses: ['done', 'declined', 'withdrawn', 'expired', 'refunded'] },
} as const satisfies Readonly<Record<string, { label: string; statuses: readonly ApplicationStatus[] }>>
export type DeskTab = keyof typeof deskTabs
export const deskTabNames = Object.keys(deskTabs) as [DeskTab, ...DeskTab[]]
