import { own, shown, type PagesOf } from './page-at.ts'

export const activityPages: PagesOf = () => [
  shown('/promote', '?promoteCode=DAAADAAAB', ['推广活动', '为您推荐', '沈知远', '怎么注册', '查看医生主页']),
  shown('/wuhan', '', ['抗疫义诊', '义诊中', '义诊咨询', '120']),
  shown('/active/bayz', '', ['义诊活动', '秋冬健康义诊', '免费', '今日还剩', '义诊咨询', '义诊团队']),
  shown('/active/cdyz', '', ['义诊活动', '秋冬健康义诊', '义诊咨询']),
  own('/my/recommend', '', ['邀请码', '邀请二维码', '推荐记录', '推荐好礼']),
  own('/my/recommend/list', '', ['推荐记录']),
]
