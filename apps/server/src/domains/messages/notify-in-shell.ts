import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { TemplateName } from '../../ports/shells.ts'
import { queueTemplate } from '../shell/public.ts'

/**
 * What the messaging app tells of, besides the box, and in which words: at most 20 characters, without names or numbers,
 * because they stand on a phone's lock screen. What is not named here (an order that somebody has just made) is told in
 * the box alone.
 */
export const shellNotices: Readonly<Partial<Record<MessageType, { template: TemplateName; what: string }>>> = {
  consult_replied: { template: 'consult-replied', what: '医生已回复您的咨询' },
  consult_supplement_asked: { template: 'consult-replied', what: '医生希望您补充资料' },
  consult_ended: { template: 'service-changed', what: '您的咨询已结束' },
  consult_cancelled: { template: 'service-changed', what: '您的咨询未能解答，已取消' },
  consult_expired: { template: 'service-changed', what: '订单超时未支付，已自动取消' },
  refund_requested: { template: 'consult-refunded', what: '您的退款已受理' },
  refund_done: { template: 'consult-refunded', what: '您的退款已完成' },
  coupon_ending: { template: 'ending-soon', what: '您的优惠券即将到期' },
  pathway_task_due: { template: 'ending-soon', what: '您的诊疗计划有一项待完成' },
  pathway_task_late: { template: 'ending-soon', what: '您的诊疗计划有一项还没有完成' },
  pathway_cannot_wait: { template: 'ending-soon', what: '诊疗计划有一项不能错过，请查看' },
  pathway_moved: { template: 'service-changed', what: '您的诊疗计划时间有调整' },
  pathway_stopped: { template: 'service-changed', what: '您的诊疗计划已结束' },
  surgery_planned: { template: 'service-changed', what: '您有一项新的就诊安排' },
  surgery_moved: { template: 'service-changed', what: '您的就诊安排时间有变动' },
  surgery_cancelled: { template: 'service-changed', what: '您的一项就诊安排已取消' },
  surgery_progress: { template: 'service-changed', what: '您关注的就诊人有新进展' },
  feedback_answered: { template: 'feedback-answered', what: '您的反馈有了答复' },
}

/** For whoever has tied the messaging app to his account. */
export async function notifyInShell(
  ctx: Ctx,
  { accountId, type, link }: { accountId: string; type: MessageType; link: string },
): Promise<void> {
  const notice = shellNotices[type]
  if (notice) await queueTemplate(ctx, { accountId, link: link || messagePages.notice.at, ...notice })
}
