import { moved, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/doc/index', '在线医生'),
  moved('/onlineDoctorCard', '/doc/index'),
  soon('/internetRoom', '找医生'),
  soon('/doc/comment', '患者评价'),
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
