import { own, type PagesOf } from './page-at.ts'

export const activityPages: PagesOf = () => [
  own('/my/recommend', '', ['邀请码', '邀请二维码', '推荐记录', '推荐好礼']),
  own('/my/recommend/list', '', ['推荐记录']),
]
