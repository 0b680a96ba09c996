import { moved, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/medical/home', '/v2/tj'),
  soon('/v2/tj', '体检中心'),
  soon('/v2/tj/mini', '体检小程序'),
  soon('/v2/tj/org', '选择体检机构'),
  soon('/v2/tj/compat', '选择体检人'),
  soon('/medical', '体检套餐'),
  soon('/medical/info', '体检须知'),
  soon('/medical/date', '选择体检日期'),
  soon('/medical/:id', '套餐详情'),
  soon('/medical/:id/prepay', '确认订单'),
  soon('/medical/:id/pay', '支付'),
  soon('/medical/:id/yzdate', '约诊日期'),
  soon('/medical/team/orders', '团体体检'),
  soon('/my/medical', '我的体检'),
  soon('/my/medical/:status', '我的体检'),
  soon('/my/medical/team', '团体体检'),
  soon('/my/medical/outline', '线下体检'),
  soon('/my/medical/outline/list', '线下体检记录'),
  soon('/my/medical/team/detail', '团体体检详情'),
  soon('/my/medical/:id/detail', '体检订单详情'),
]
