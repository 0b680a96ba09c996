import { dueEvent, eventsFor } from '../states.ts'
import { dayOf } from '../common/days.ts'
import { consultKinds } from './consult.kinds.ts'
import { consultStates, endsAt, hasTerm, isVideo, type ConsultFacts, type ConsultStatus } from './consult.status.ts'

/** What decides who may do what now; the detail's reply carries all of it. */
export interface ConsultSight extends ConsultFacts {
  readonly consultStatus: ConsultStatus
  /** The patient's remaining replies. */
  readonly repliesLeft: number
  readonly feeCents: number
  /** Empty while nothing was added. */
  readonly supplementContent: string
  /** When the doctor asked for more; null when he has not, or has got it. */
  readonly supplementAskedAt: number | null
}

const open: readonly ConsultStatus[] = ['going', 'unreviewed', 'finished']

/** Whether the follow-up window of 48 hours is open (core 4). */
const isInWindow = (c: ConsultFacts, now: number): boolean => {
  const until = endsAt(c)
  return c.firstReplyAt !== null && (until === null || now < until)
}

/** What the remaining replies are counted by. */
export interface ConsultQuota extends ConsultSight {
  /** Replies that are sold: in all, or with a term a day. */
  readonly replyLimit: number
  /** With a term, the day 'YYYY-MM-DD' that `repliesLeft` is counted for; null before the first reply. */
  readonly repliesOn: string | null
}

/** All that decides whether the patient may write. */
export type ReplyFacts = ConsultFacts & Pick<ConsultQuota, 'consultStatus' | 'repliesLeft' | 'replyLimit' | 'repliesOn'>

/** Replies that still count: none once the window is over (docs/product/rules.md 6, no. 13); with a term, each day's anew. */
export function repliesLeft(c: ReplyFacts, now: number): number {
  if (c.firstReplyAt !== null && !isInWindow(c, now)) return 0
  return hasTerm(c) && c.repliesOn !== dayOf(now) ? c.replyLimit : c.repliesLeft
}

/** Whether the patient may be given more replies: answered, going on, and of a kind that counts them. */
export const mayGiveReplies = (c: ConsultSight): boolean =>
  c.consultStatus === 'going' && c.firstReplyAt !== null && !isVideo(c) && c.consultType !== 'RENEWAL_OF_CONSULTATION'

/** Why the patient may not write now; a key of consultRefusals (docs/product/rules.md 6, nos. 13 and 14). */
export function whyNoReply(
  c: ReplyFacts,
  now: number,
): 'cannot_reply' | 'wait_for_answer' | 'no_replies_left' | 'no_replies_left_today' | undefined {
  if (!open.includes(c.consultStatus)) return 'cannot_reply'
  if (c.firstReplyAt === null) return c.consultStatus === 'going' ? 'wait_for_answer' : 'cannot_reply'
  if (repliesLeft(c, now) > 0) return undefined
  return hasTerm(c) && isInWindow(c, now) ? 'no_replies_left_today' : 'no_replies_left'
}

/** Whether the patient may write now. */
export const mayReply = (c: ReplyFacts, now: number): boolean => whyNoReply(c, now) === undefined

/** Whether the doctor or team may write now: while it is going, or as long as the patient may ask on. */
export const mayAnswer = (c: ConsultSight, now: number): boolean =>
  c.consultStatus === 'going' || (open.includes(c.consultStatus) && isInWindow(c, now))

/** Whether 补充资料 is offered: once (core 4), and again when the doctor has asked for it. */
export const maySupplement = (c: ConsultSight): boolean =>
  c.consultStatus === 'going' &&
  consultKinds[c.consultType].takesSupplement &&
  (c.supplementContent === '' || c.supplementAskedAt !== null)

/** Whether 结束咨询 is offered: going, and answered at least once (core 4). */
export const mayEnd = (c: ConsultSight): boolean =>
  eventsFor(consultStates, c.consultStatus, 'patient', c).includes('end')

/** How long before its end a private doctor's time may be renewed; ours, the documents name none. */
const renewWithin = 7 * 24 * 3_600_000

/** Whether its renewal may be bought: it runs, was answered, and ends soon. */
export const mayRenew = (c: ConsultSight, now: number): boolean =>
  c.consultType === 'PERSONAL_TIME_PIC' &&
  c.consultStatus === 'going' &&
  c.firstReplyAt !== null &&
  c.servedUntil !== null &&
  now < c.servedUntil &&
  now >= c.servedUntil - renewWithin

export const mayCancel = (c: ConsultSight): boolean =>
  eventsFor(consultStates, c.consultStatus, 'patient', c).includes('cancel')

/** Seconds until the unpaid consult expires, for the countdown (core 4); 0 when there is nothing to pay. */
export function payWaitSeconds(c: ConsultSight, now: number): number {
  if (c.consultStatus !== 'unpaid') return 0
  const due = dueEvent(consultStates, c.consultStatus, c)
  return due ? Math.max(0, Math.ceil((due.at - now) / 1000)) : 0
}

/** consultStatusDescription on the wire: the state in a sentence. */
export function statusDescription(c: ConsultSight): string {
  if (c.consultStatus === 'expired') return '超出支付时间，订单自动取消'
  if (c.consultType === 'RENEWAL_OF_CONSULTATION' && c.consultStatus === 'going') return renewalUnderWay
  if (c.consultStatus === 'going' && c.firstReplyAt === null && isVideo(c) && c.servedUntil !== null)
    return '预约成功，请在预约时间前15分钟进入候诊'
  if (c.consultStatus === 'going' && c.firstReplyAt === null)
    return c.feeCents > 0 ? waitingForRefundable(c) : `请耐心等待${consultKinds[c.consultType].answerer}回复`
  return consultStates[c.consultStatus].label
}

/** Where a renewal stands in detail, its own block says. */
const renewalUnderWay = '线上续方处理中，进展会通过消息通知您'
/** docs/product/rules.md 7. */
export const waitingForRefundable = ({ consultType }: Pick<ConsultSight, 'consultType'>): string =>
  `请耐心等待${consultKinds[consultType].answerer}回复，24小时未回复将自动退款`
