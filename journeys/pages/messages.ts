import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(messagePages.notice, {}, ['消息通知', '咨询消息', '支付与退款']),
  visit(messagePages.notice, { moduleType: 'consult' }, ['咨询消息', '图文咨询已结束']),
  visit(messagePages.notice, { messageId: samples.messageId }, ['消息详情', '沈知远医生回复了您']),
  visit(messagePages.notice, { settings: 1 }, ['消息提醒设置', '咨询消息', '支付与退款']),
]
