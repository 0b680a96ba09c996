import { own, shown, type PagesOf } from './page-at.ts'

export const couponsPages: PagesOf = samples => [
  own('/coupons/my', '', ['去使用', '历史优惠券', '使用说明', '有效期至']),
  own('/coupons/select', `?currentService=DOCPIC&payMoney=5000&consultId=${samples.unpaid}`, ['不使用礼券', '可省']),
  own('/coupons/history', '', ['已使用', '已过期']),
  own('/coupons/recommended', '', ['推荐好友感谢礼', '邀请更多好友']),
  own('/coupons/share', '', ['邀请二维码', '复制邀请链接', '怎么邀请']),
  shown('/coupons/register', '?promoteCode=WELCOME1', ['新朋友见面礼']),
  shown('/coupons/explain', '', ['满减券', '直减券', '折扣券', '有效期', '每笔订单限用一张', '不找零']),
]
