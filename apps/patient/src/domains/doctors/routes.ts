import { moved, page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/doc/index', kind: 'list', for: 'anybody', load: () => import('./pages/doctor-or-list.page.tsx') }),
  moved('/onlineDoctorCard', '/doc/index'),
  page({ path: '/internetRoom', kind: 'list', for: 'anybody', load: () => import('./pages/find-doctors.page.tsx') }),
  page({ path: '/doc/comment', kind: 'list', for: 'anybody', load: () => import('./pages/comments.page.tsx') }),
  soon('/doc/scan', '扫码关注医生'),
  soon('/consult/doc/list', '选择医生'),
  soon('/myDoctor', '我的医生'),
  soon('/myDoctor/recentChat', '最近聊天'),
  soon('/myDoctor/followDoctor', '关注医生'),
  soon('/chat', '消息'),
  soon('/chart/:followId', '医患沟通'),
  moved('/my/doc', '/my/doc/follow'),
  soon('/my/doc/msg', '最近消息'),
  soon('/my/doc/follow', '关注的医生'),
]
