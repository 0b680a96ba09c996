import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(teamPages.followedTeams, {}, ['团队', '心脏支架术后管理团队', '擅长']),
  visit(teamPages.teams, {}, ['专家团队', '心脏支架术后管理团队', '评分', '擅长', '团队咨询', '内回复']),
  visit(teamPages.team, { id: 't01' }, [
    '心脏支架术后管理团队',
    '关注',
    '团队擅长',
    '团队介绍',
    '团队成员',
    '首席',
    '团队评价',
    '团队文章',
    '团队二维码',
  ]),
  visit(teamPages.reviews, { id: 't01' }, ['团队评价', '最新', '团队']),
  visit(teamPages.service, { teamId: 't01', serverId: 't01s1' }, [
    '支架术后三个月随访包',
    '299.00',
    '服务时长',
    '一次运动处方',
    '申请服务',
  ]),
  visit(teamPages.consult, { id: 't01' }, ['团队咨询', '心脏支架术后管理团队', '为谁咨询', '疾病名称', '0/500']),
  visit(teamPages.serviceOfConsult, { consultId: samples.ofTeam }, [
    '支架术后三个月随访包',
    '价格',
    '服务期限',
    '剩余权益',
    '相关咨询',
    '结束咨询',
  ]),
]
