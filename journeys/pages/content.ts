import { shown, type PagesOf } from './page-at.ts'

export const contentPages: PagesOf = () => [shown('/news/ysxy', '', ['用户协议'])]
