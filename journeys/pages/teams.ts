import { at, own, shown, type PagesOf } from './page-at.ts'

export const teamsPages: PagesOf = samples => [
  own('/my/doc/team', '', ['团队', '心脏支架术后管理团队', '擅长']),
  shown('/team/list', '', ['专家团队', '心脏支架术后管理团队', '评分', '擅长', '团队咨询', '内回复']),
  at(
    '/team/:id/detail',
    '/team/t01/detail',
    ['心脏支架术后管理团队', '关注', '团队擅长', '团队介绍', '团队成员', '首席', '团队评价', '团队文章', '团队二维码'],
    'guests',
  ),
  at('/team/:id/rate', '/team/t01/rate', ['团队评价', '最新', '团队'], 'guests'),
  shown('/team/server', '?teamId=t01&serverId=t01s1', [
    '支架术后三个月随访包',
    '299.00',
    '服务时长',
    '一次运动处方',
    '申请服务',
  ]),
  at('/team/:id/consult', '/team/t01/consult', ['团队咨询', '心脏支架术后管理团队', '为谁咨询', '疾病名称', '0/500']),
  own('/team/server/info', `?consultId=${samples.ofTeam}`, [
    '支架术后三个月随访包',
    '价格',
    '服务期限',
    '剩余权益',
    '相关咨询',
    '结束咨询',
  ]),
]
