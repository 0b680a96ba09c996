import { pages } from '../pages.ts'

export const systemPages = pages({
  block: { at: '/blankPage/:id', title: '详情', kind: 'reading', for: 'anybody' },
  bedNotice: { at: '/notice/chuang', title: '床位通知', kind: 'reading', for: 'anybody' },
  sign: { at: '/signSingle', title: '协议签署', kind: 'reading', for: 'anybody', query: ['typeName', 'title'] },
  about: { at: '/v2/about', title: '关于我们', kind: 'hub', for: 'anybody' },
  help: { at: '/v2/help', title: '使用帮助', kind: 'hub', for: 'anybody' },
  licences: { at: '/v2/licences', title: '资质公示', kind: 'reading', for: 'anybody' },
  openSource: { at: '/v2/open-source', title: '开源软件声明', kind: 'reading', for: 'anybody' },
})
