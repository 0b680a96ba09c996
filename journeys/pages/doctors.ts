import { shown, type PagesOf } from './page-at.ts'

export const doctorsPages: PagesOf = () => [
  shown('/doc/index', '', ['我的咨询', '热门科室', '图文']),
  shown('/doc/index', '?docId=d0001', ['沈知远', '擅长', '图文咨询', '关注']),
  shown('/doc/comment', '?docId=d0001', ['评价']),
  shown('/internetRoom', '', ['按科室找医生', '图文']),
]
