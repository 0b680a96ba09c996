import { pages } from '../pages.ts'

export const messagePages = pages({
  notice: {
    at: '/v2/notice',
    title: '消息通知',
    kind: 'list',
    for: 'account',
    query: ['moduleType?', 'messageId?', 'settings?'],
  },
})
