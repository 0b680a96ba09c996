import { pages } from '../pages.ts'

export const teamPages = pages({
  followedTeams: { at: '/my/doc/team', title: '关注的团队', kind: 'list', for: 'account' },
  teams: { at: '/team/list', title: '专家团队', kind: 'list', for: 'anybody', query: ['search?'] },
  team: { at: '/team/:id/detail', title: '团队主页', kind: 'detail', for: 'anybody' },
  reviews: { at: '/team/:id/rate', title: '团队评价', kind: 'list', for: 'anybody' },
  consult: {
    at: '/team/:id/consult',
    title: '团队咨询',
    kind: 'form',
    for: 'account',
    query: ['serverId?', 'compatId?', 'freeClinicId?', 'consultSource?', 'consultSourceId?'],
  },
  service: { at: '/team/server', title: '团队服务', kind: 'detail', for: 'anybody', query: ['teamId?', 'serverId?'] },
  serviceOfConsult: {
    at: '/team/server/info',
    title: '服务详情',
    kind: 'detail',
    for: 'account',
    query: ['consultId?', 'serverId?'],
  },
})
