import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/my/doc/group', '患者群'),
  soon('/group/apply', '申请入群'),
  soon('/group/apply/result', '申请结果'),
  soon('/group/chat', '群聊'),
  soon('/group/set', '群设置'),
  soon('/group/cjwt', '常见问题'),
  soon('/group/cjwt/search', '常见问题搜索'),
  soon('/group/doc', '群医生'),
  soon('/group/ercode', '群二维码'),
]
