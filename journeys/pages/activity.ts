import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [
  visit(
    activityPages.promote,
    { promoteCode: 'DAAADAAAB' },
    ['推广活动', '为您推荐', '沈知远', '怎么注册', '查看医生主页'],
    { guest: ['沈知远', '立即注册'] },
  ),
  visit(activityPages.feverClinic, {}, ['抗疫义诊', '义诊说明', '义诊中', '义诊咨询', '120'], {
    leads: [consultPages.applyNotice.at],
  }),
  visit(
    activityPages.freeClinicBayz,
    {},
    ['义诊活动', '名医义诊', '秋冬健康义诊', '免费', '今日还剩', '义诊咨询', '义诊团队'],
    {
      leads: [consultPages.applyNotice.at],
    },
  ),
  visit(activityPages.freeClinicCdyz, {}, ['义诊活动', '专科义诊', '秋冬健康义诊', '至', '义诊咨询'], {
    leads: [consultPages.applyNotice.at],
  }),
  visit(activityPages.ranking, {}, ['冬季暖心医生人气榜', '第1名', '心血管内科', '个赞', '点赞，沈知远'], {
    leads: [activityPages.wholeRanking.at, activityPages.rankingPoster.at],
  }),
  visit(activityPages.wholeRanking, {}, ['全部排行', '搜索医生或科室', '个赞', '点赞']),
  visit(activityPages.rankingPoster, { docId: 'd0001' }, [
    '分享海报',
    '沈知远医生，第1名',
    '个赞',
    '海报带点赞二维码',
    '长按保存图片',
  ]),
  // Without the doctor's token each report asks for it; the figures are seen in the journey of the campaigns.
  visit(activityPages.doctorYear2021, { docId: 'd0001' }, ['年度报告登录', '2021年度报告', '手机号', '获取验证码']),
  visit(activityPages.doctorYear2022, { docId: 'd0001' }, ['年度报告登录', '2022年度报告', '手机号', '获取验证码']),
  visit(activityPages.doctorYear2023, { docId: 'd0001' }, ['年度报告登录', '2023年度报告', '手机号', '获取验证码']),
  visit(activityPages.yearLogin2022, {}, ['年度报告登录', '手机号', '验证码', '获取验证码', '查看年度报告']),
  visit(activityPages.yearLogin2023, {}, ['年度报告登录', '手机号', '验证码', '获取验证码', '查看年度报告']),
  visit(activityPages.year2023, {}, ['2023年度报告', '医生年度报告', '开启年度报告']),
  visit(activityPages.products, {}, ['服务产品', '图文咨询', '视频咨询', '团队服务包', '可以免费咨询', '位医生'], {
    leads: [doctorPages.doctors.at, teamPages.teams.at, teamPages.service.at],
  }),
  visit(activityPages.activity, { id: 'winter-health' }, ['冬季健康周', '按时量血压', '在线问医生'], {
    leads: [doctorPages.doctors.at],
  }),
  visit(activityPages.asianGames, {}, ['亚运专区', '医疗服务指南', '联系我们', '拨打客服电话', '预约挂号']),
  visit(activityPages.leadIn, { promoteCode: 'DAAADAAAB' }, ['活动引流', '把医院装进手机', '注册二维码', '扫码注册'], {
    guest: ['把医院装进手机', '注册二维码', '立即注册'],
  }),
  visit(activityPages.recommend, {}, ['邀请码', '邀请二维码', '怎么邀请', '已邀请', '推荐记录', '推荐好礼'], {
    leads: [activityPages.recommendedFriends.at],
  }),
  visit(activityPages.recommendedFriends, {}, ['推荐记录']),
]
