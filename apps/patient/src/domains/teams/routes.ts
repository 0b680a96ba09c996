import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/my/doc/team', '关注的团队'),
  soon('/team/list', '专家团队'),
  soon('/team/:id/detail', '团队主页'),
  soon('/team/:id/rate', '团队评价'),
  soon('/team/:id/consult', '团队咨询'),
  soon('/team/server', '团队服务'),
  soon('/team/server/info', '服务详情'),
]
