import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/coupons/my', '我的优惠券'),
  soon('/coupons/select', '选择礼券'),
  soon('/coupons/history', '历史优惠券'),
  soon('/coupons/recommended', '推荐好礼'),
  soon('/coupons/register', '注册领券'),
  soon('/coupons/share', '分享领券'),
  soon('/coupons/explain', '使用说明'),
]
