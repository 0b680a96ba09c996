import { pages } from '../pages.ts'

export const auditPages = pages({
  looks: { at: '/my/record/looks', title: '谁看过我的记录', kind: 'list', for: 'account', query: ['compatId?'] },
})
