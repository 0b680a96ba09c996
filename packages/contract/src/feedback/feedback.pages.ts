import { pages } from '../pages.ts'

export const feedbackPages = pages({
  submit: {
    at: '/feedback/submit',
    title: '意见反馈',
    kind: 'form',
    for: 'account',
    query: ['consultId?', 'feedbackId?'],
  },
  list: { at: '/feedback/list', title: '我的反馈', kind: 'list', for: 'account' },
  detail: { at: '/feedback/detail', title: '反馈详情', kind: 'detail', for: 'account', query: ['id'] },
})
