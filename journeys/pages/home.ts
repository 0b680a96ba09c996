import { shown, type PagesOf } from './page-at.ts'

export const homePages: PagesOf = () => [
  shown('/v4/index', '', ['预约挂号', '在线咨询', '报告查询', '推荐医生', '08:00-11:30', '首页']),
  shown('/v2/search', '?search=gxy', ['搜索']),
  shown('/search', '', ['搜索']),
]
