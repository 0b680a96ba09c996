import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(couponPages.mine, {}, ['去使用', '历史优惠券', '使用说明', '有效期至']),
  visit(couponPages.select, { currentService: 'DOCPIC', payMoney: '5000', consultId: samples.unpaid }, [
    '不使用礼券',
    '可省',
  ]),
  visit(couponPages.history, {}, ['已使用', '已过期']),
  visit(couponPages.recommended, {}, ['推荐好友感谢礼', '邀请更多好友']),
  visit(couponPages.share, {}, ['邀请二维码', '复制邀请链接', '怎么邀请']),
  visit(couponPages.register, { promoteCode: 'WELCOME1' }, ['新朋友见面礼']),
  visit(couponPages.explain, {}, ['满减券', '直减券', '折扣券', '有效期', '每笔订单限用一张', '不找零']),
]
