import { pages } from '../pages.ts'

export const groupPages = pages({
  groups: { at: '/my/doc/group', title: '患者群', kind: 'detail', for: 'account' },
  apply: { at: '/group/apply', title: '申请入群', kind: 'form', for: 'account', query: ['groupId'] },
  applied: { at: '/group/apply/result', title: '申请结果', kind: 'result', for: 'account', query: ['groupId'] },
  chat: { at: '/group/chat', title: '群聊', kind: 'room', for: 'account', query: ['groupId'] },
  settings: { at: '/group/set', title: '群设置', kind: 'form', for: 'account', query: ['groupId'] },
  questions: { at: '/group/cjwt', title: '常见问题', kind: 'detail', for: 'account', query: ['groupId'] },
  questionSearch: {
    at: '/group/cjwt/search',
    title: '常见问题搜索',
    kind: 'search',
    for: 'account',
    query: ['groupId', 'search?'],
  },
  doctors: { at: '/group/doc', title: '群医生', kind: 'detail', for: 'account', query: ['groupId'] },
  code: { at: '/group/ercode', title: '群二维码', kind: 'detail', for: 'account', query: ['groupId'] },
})
