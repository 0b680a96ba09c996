import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/book/mdt/pre', '多学科门诊须知'),
  soon('/book/mdt', '多学科门诊'),
  soon('/book/mdt/scheme', '选择就诊时间'),
]
