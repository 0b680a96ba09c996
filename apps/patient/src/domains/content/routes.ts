import { moved, page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/article', '医生发布'),
  soon('/doc/article/list', '医生文章'),
  soon('/doc/article/:id', '文章详情'),
  moved('/articleDetail', '/doc/article/:articleId', '/doc/article/list'),
  moved('/articleList', '/doc/article/list'),
  page({ path: '/news/ysxy', kind: 'reading', for: 'anybody', load: () => import('./pages/agreement.page.tsx') }),
  soon('/news/detail/:newsId', '资讯详情'),
  soon('/news/list', '医院资讯'),
  soon('/he/index', '健康教育'),
  soon('/he/search', '健康教育搜索'),
  soon('/he/list', '健康教育列表'),
  soon('/he/detail', '健康教育详情'),
  soon('/jcxz', '检查须知'),
  soon('/jcxz/detail', '检查须知详情'),
  soon('/jcxz/search', '检查须知搜索'),
  soon('/ypkp', '药品科普'),
  soon('/ypkp/search', '药品科普搜索'),
]
