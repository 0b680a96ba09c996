import { own, type PagesOf } from './page-at.ts'

export const messagesPages: PagesOf = samples => [
  own('/v2/notice', '', ['消息通知', '咨询消息', '支付与退款']),
  own('/v2/notice', '?moduleType=consult', ['咨询消息', '图文咨询已结束']),
  own('/v2/notice', `?messageId=${samples.messageId}`, ['消息详情', '沈知远医生回复了您']),
  own('/v2/notice', '?settings', ['消息提醒设置', '咨询消息', '支付与退款']),
]
