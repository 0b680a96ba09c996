import { states, type StateOf } from '../states.ts'
import type { ConsultType } from './consult.kinds.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What the life of a consult depends on. All instants epoch ms. */
export interface ConsultFacts {
  readonly consultType: ConsultType
  readonly createdAt: number
  /** When it was paid, or issued free of charge: the 24 hours for the first reply begin (docs/product/rules.md 1.1). */
  readonly startedAt: number | null
  /** The doctor's first reply: the 48 hours begin (docs/product/rules.md 6, no. 1). */
  readonly firstReplyAt: number | null
  readonly endedAt: number | null
  /** End of the bought time: of a PERSONAL_TIME_PIC, or of a team's service, null before payment; of a video the end of the booked time; null for the other kinds. */
  readonly servedUntil: number | null
}

const after = (at: number | null, span: number): number | null => (at === null ? null : at + span)
const answered = (c: ConsultFacts): boolean => c.firstReplyAt !== null
const unanswered = (c: ConsultFacts): boolean => c.firstReplyAt === null
const isRenewal = (c: ConsultFacts): boolean => c.consultType === 'RENEWAL_OF_CONSULTATION'
/** Bought for a length of time: replies count by the day, and the doctor does not end it before its time. */
export const hasTerm = (c: Pick<ConsultFacts, 'consultType' | 'servedUntil'>): boolean =>
  c.consultType === 'PERSONAL_TIME_PIC' || (c.servedUntil !== null && !isVideo(c))
const mayFinish = (c: ConsultFacts): boolean => unanswered(c) || !hasTerm(c)
/** Two people meet at a booked time, whose end stands in servedUntil. */
export const isVideo = ({ consultType }: Pick<ConsultFacts, 'consultType'>): boolean =>
  consultType === 'VIDEO' || consultType === 'DOCVIDEO'
const mayUnbook = (c: ConsultFacts): boolean => isVideo(c) && unanswered(c)
const isPaidHere = (c: ConsultFacts): boolean => !isRenewal(c)

/** When the patient's follow-up window closes and the consult ends by itself (core 4, docs/product/rules.md 6 no. 1): 48 hours after the first reply, or with the bought time; null while that is not known. */
export const endsAt = (c: ConsultFacts): number | null =>
  hasTerm(c) ? c.servedUntil : after(c.firstReplyAt, 48 * hour)

/** Until when the doctor must have replied, else the money goes back (core 4); of a video half an hour after the booked time; null before payment. */
export const answerDueAt = (c: ConsultFacts): number | null =>
  isVideo(c) && c.startedAt !== null ? after(c.servedUntil, 30 * minute) : after(c.startedAt, 24 * hour)

/** The life of a consult (core 4; docs/product/rules.md 1.1). The wire's codes are the documents'. */
export const consultStates = states<ConsultFacts>()({
  unpaid: {
    code: 0,
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'going' },
      cancel: { by: 'patient', to: 'cancelled', if: isPaidHere },
      expire: { by: 'clock', to: 'expired', if: isPaidHere, at: c => after(c.createdAt, 15 * minute) },
      call_off: { by: 'hospital', to: 'cancelled', if: isRenewal },
    },
  },
  going: {
    code: 2,
    label: '咨询中',
    on: {
      end: { by: 'patient', to: 'unreviewed', if: c => answered(c) && isPaidHere(c) },
      cancel: { by: 'patient', to: 'cancelled', if: mayUnbook },
      finish: { by: 'doctor', to: 'unreviewed', if: c => mayFinish(c) && isPaidHere(c) },
      decline: { by: 'doctor', to: 'cancelled', if: c => unanswered(c) && isPaidHere(c) },
      prescribe: { by: 'doctor', to: 'unpaid', if: isRenewal },
      call_off: { by: 'hospital', to: 'cancelled' },
      /** A renewal's own clock and people move it (renewal.status.ts): it has been handed out. */
      conclude: { by: 'hospital', to: 'unreviewed', if: isRenewal },
      give_up: { by: 'clock', to: 'cancelled', if: c => unanswered(c) && isPaidHere(c), at: answerDueAt },
      close: { by: 'clock', to: 'unreviewed', if: c => answered(c) && isPaidHere(c), at: endsAt },
    },
  },
  unreviewed: {
    code: 4,
    label: '待评价',
    on: {
      review: { by: 'patient', to: 'finished' },
      lapse: { by: 'clock', to: 'finished', at: c => after(c.endedAt, 15 * day) },
    },
  },
  /** FINSH in the documents. */
  finished: { code: 6, label: '已完成', on: {} },
  cancelled: { code: -1, label: '已取消', on: {} },
  /** NOPAY_CANCEL in the documents, which give it no number (docs/product/rules.md 6, no. 11). */
  expired: { code: -2, label: '已取消', on: {} },
})
export type ConsultStatus = StateOf<typeof consultStates>

export const consultStatuses = Object.keys(consultStates) as ConsultStatus[]
