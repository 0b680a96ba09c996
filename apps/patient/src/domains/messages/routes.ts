import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [soon('/v2/notice', '消息通知')]
