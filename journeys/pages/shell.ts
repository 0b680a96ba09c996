import { shown, type PagesOf } from './page-at.ts'

export const shellPages: PagesOf = () => [
  shown('/download', '', ['南山云医院', 'iPhone下载', '安卓手机下载']),
  shown('/open/alipay', '', ['打开支付宝', '复制链接']),
]
