import { moved, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/404', '/v3/index'),
  moved('/internetTerms', () => '/404?path=/internetTerms'),
  soon('/blankPage/:id', '详情'),
  soon('/notice/chuang', '床位通知'),
  soon('/signSingle', '协议签署'),
  soon('/v2/about', '关于我们'),
  soon('/v2/help', '使用帮助'),
  moved('/about', '/v2/about'),
  moved('/userHelp', '/v2/help'),
]
