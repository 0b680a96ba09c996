import { pages } from '../pages.ts'

export const peoplePages = pages({
  people: {
    at: '/my/patient',
    title: '就诊人管理',
    kind: 'list',
    for: 'account',
    query: ['callback?', 'action?', 'redirect?'],
  },
  add: { at: '/my/compat/add', title: '添加就诊人', kind: 'form', for: 'account', query: ['callback?'] },
  person: {
    at: '/detailUsual',
    title: '就诊人详情',
    kind: 'detail',
    for: 'account',
    query: ['compatId?', 'index?', 'back?'],
  },
  mobile: {
    at: '/my/compat/phone',
    title: '身份验证',
    kind: 'form',
    for: 'account',
    query: ['compatId?', 'type?', 'title?', 'comefrom?'],
  },
  guardian: { at: '/my/jhr/add', title: '添加监护人', kind: 'form', for: 'account', query: ['compatId?', 'nextPage?'] },
  realName: { at: '/my/auth', title: '实名认证', kind: 'detail', for: 'account', query: ['compatId?', 'comefrom?'] },
})
