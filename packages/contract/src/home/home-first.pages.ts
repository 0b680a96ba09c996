import { pages } from '../pages.ts'

/** Where most visits begin: the router knows them from the first script on, so they stand apart from the rest. */
export const homeFirstPages = pages({
  home: { at: '/v4/index', title: '首页', kind: 'hub', for: 'anybody' },
  search: { at: '/v2/search', title: '搜索', kind: 'search', for: 'anybody', query: ['search'] },
})
