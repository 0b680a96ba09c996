import { shellPages } from '@nethos/contract/shell/shell.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [
  visit(shellPages.download, {}, ['南山云医院', 'iPhone下载', '安卓手机下载']),
  visit(shellPages.openPaymentApp, {}, ['打开支付宝', '复制链接']),
]
