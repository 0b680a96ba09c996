import { pages } from '../pages.ts'

export const shellPages = pages({
  download: { at: '/download', title: '下载APP', kind: 'reading', for: 'anybody' },
  openPaymentApp: { at: '/open/alipay', title: '在支付宝中打开', kind: 'reading', for: 'anybody' },
})
