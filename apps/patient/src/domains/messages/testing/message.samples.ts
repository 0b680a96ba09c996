import type { Message, MessageModule } from '@nethos/contract/messages/messages.services.ts'

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  messageId: 'm1',
  moduleType: 'consult',
  messageType: 'consult_replied',
  title: '张伟医生回复了您',
  content: '王秀英的图文咨询有新的回复，点击查看。',
  link: '/team/consult/c1',
  createdAt: Date.parse('2026-11-21T07:04:00Z'),
  isRead: false,
  ...changes,
})

export const aModule = (changes: Partial<MessageModule> = {}): MessageModule => ({
  moduleType: 'consult',
  moduleName: '咨询消息',
  unreadCount: 2,
  newest: aMessage(),
  ...changes,
})

export const onePage = (...rows: Message[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })
