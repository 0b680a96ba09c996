import { pages } from '../pages.ts'

export const grantPages = pages({
  grants: { at: '/my/grant', title: '家人授权', kind: 'hub', for: 'account' },
  person: { at: '/my/grant/person', title: '代办授权', kind: 'detail', for: 'account', query: ['compatId'] },
  ask: { at: '/my/grant/ask', title: '申请授权', kind: 'form', for: 'account', query: ['compatId'] },
  /** `t`: the key out of a text message, on a phone that may never have been here; `id`: logged in on a phone that is his. */
  answer: { at: '/my/grant/answer', title: '授权确认', kind: 'detail', for: 'anybody', query: ['t?', 'id?'] },
})
