import { yuan } from '../common/money.ts'
import { hasTerm } from './consult.status.ts'
import { consultRefusals } from './consult.refusals.ts'
import { mayCancel, statusDescription, waitingForRefundable, type ConsultSight } from './consult.rights.ts'

/** The row at the foot of a consult (core 4, "Bottom bar by status"). */
export type BottomBar =
  | { readonly row: 'contactSupport'; readonly text: string }
  | { readonly row: 'cancelledNote'; readonly text: string; readonly refunded: boolean; readonly refundNote: string }
  | { readonly row: 'expired'; readonly text: string }
  | { readonly row: 'waiting'; readonly text: string }
  | { readonly row: 'payOnline'; readonly text: string }
  | {
      readonly row: 'pay'
      readonly feeCents: number
      readonly text: string
      readonly mayCancel: boolean
      readonly cancelText: string
    }
  | { readonly row: 'reviewAndAgain'; readonly againText: string; readonly reviewText: string }
  | { readonly row: 'again'; readonly againText: string }
  | { readonly row: 'replyBox'; readonly left: number; readonly text: string }

const contactSupport = { row: 'contactSupport', text: '联系客服' } as const
const againText = '再次咨询'

/** Which row is shown, by the documents' order of tests (core 4; docs/product/rules.md 1.1). `repliesLeft` is the server's: 0 when the window is over. */
export function bottomBarOf(c: ConsultSight): BottomBar {
  const isPersonal = c.consultType === 'PERSONAL_TIME_PIC'
  const isRenewal = c.consultType === 'RENEWAL_OF_CONSULTATION'
  const { consultStatus: status, repliesLeft: left } = c

  if (status === 'cancelled' && (isRenewal || isPersonal)) return contactSupport
  if (status === 'cancelled') return cancelledNote(c)
  if (status === 'expired') return isPersonal ? contactSupport : { row: 'expired', text: statusDescription(c) }
  if (status === 'going' && c.firstReplyAt === null)
    return { row: 'waiting', text: isPersonal ? waitingForRefundable(c) : statusDescription(c) }
  if (status === 'unpaid') return isRenewal ? { row: 'payOnline', text: '在线缴费' } : payRow(c)
  if (status === 'unreviewed' && left <= 0) return { row: 'reviewAndAgain', againText, reviewText: '评价' }
  if (status === 'finished' && left <= 0) return { row: 'again', againText }
  return { row: 'replyBox', left, text: left > 0 ? `您还能回复${left}条` : usedUp(c) }
}

const payRow = (c: ConsultSight): BottomBar => ({
  row: 'pay',
  feeCents: c.feeCents,
  text: `支付${yuan(c.feeCents)}元`,
  mayCancel: mayCancel(c),
  cancelText: '取消申请',
})

/** The line about the refund only when money was received (docs/product/rules.md 6, no. 12). */
function cancelledNote(c: ConsultSight): BottomBar {
  const refunded = c.startedAt !== null && c.feeCents > 0
  return {
    row: 'cancelledNote',
    text: '咨询已取消',
    refunded,
    refundNote: refunded ? '费用将在7-10个工作日内退回原支付账户' : '',
  }
}

/** With a term tomorrow has replies again. */
const usedUp = (c: ConsultSight): string =>
  (hasTerm(c) ? consultRefusals.no_replies_left_today : consultRefusals.no_replies_left).sentence
