import { page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/promote', kind: 'detail', for: 'anybody', load: () => import('./pages/promote.page.tsx') }),
  soon('/products', '服务产品'),
  page({ path: '/wuhan', kind: 'list', for: 'anybody', load: () => import('./pages/fever-clinic.page.tsx') }),
  page({ path: '/active/bayz', kind: 'detail', for: 'anybody', load: () => import('./pages/free-clinic.page.tsx') }),
  page({ path: '/active/cdyz', kind: 'detail', for: 'anybody', load: () => import('./pages/free-clinic.page.tsx') }),
  soon('/active/common', '活动详情'),
  soon('/active/asian', '亚运专区'),
  soon('/active/drainage', '活动引流'),
  page({ path: '/my/recommend', kind: 'detail', for: 'account', load: () => import('./pages/recommend.page.tsx') }),
  page({
    path: '/my/recommend/list',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/recommended-friends.page.tsx'),
  }),
  soon('/2021/report/doc', '2021医生年度报告'),
  soon('/2022/report/doc', '2022医生年度报告'),
  soon('/2022/report/login', '年度报告登录'),
  soon('/2023/report/doc', '2023医生年度报告'),
  soon('/2023/report/login', '年度报告登录'),
  soon('/2023/report/index', '2023年度报告'),
  soon('/v2/pk', '医生人气榜'),
  soon('/v2/pk/all', '全部排行'),
  soon('/v2/pk/pic', '分享海报'),
]
