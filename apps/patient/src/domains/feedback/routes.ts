import { moved, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/feedback', '/feedback/submit'),
  soon('/feedback/submit', '意见反馈'),
  soon('/feedback/list', '我的反馈'),
  soon('/feedback/detail', '反馈详情'),
]
