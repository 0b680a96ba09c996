import { pages } from '../pages.ts'
import { homeFirstPages } from './home-first.pages.ts'

export const homePages = {
  ...homeFirstPages,
  ...pages({
    classicHome: { at: '/v2/index', title: '首页（旧版）', kind: 'hub', for: 'anybody' },
    visitHub: { at: '/v2/jy', title: '就医服务', kind: 'hub', for: 'anybody' },
    search: { at: '/v2/search', title: '搜索', kind: 'search', for: 'anybody', query: ['search'] },
    oldSearch: { at: '/search', title: '搜索', kind: 'search', for: 'anybody', query: ['search'] },
    senior: { at: '/v2/senility', title: '长辈版', kind: 'hub', for: 'anybody' },
    serviceHub: { at: '/serviceIndex', title: '服务首页', kind: 'hub', for: 'anybody' },
    queryHub: { at: '/query', title: '查询服务', kind: 'hub', for: 'account' },
  }),
}
