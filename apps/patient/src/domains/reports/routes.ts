import { soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/report', '报告查询'),
  soon('/report/type', '报告类型'),
  soon('/report/list', '报告列表'),
  soon('/report/detail/examination', '体检报告'),
  soon('/report/detail/inspect', '检查报告'),
  soon('/report/detail/test', '检验报告'),
  soon('/report/pay', '报告支付'),
  soon('/report/detail/image', '数字影像'),
  soon('/report/detail/introscope', '内镜报告'),
  soon('/report/detail/ecg', '心电报告'),
  soon('/report/detail/ecg/image', '心电图'),
  soon('/report/detail/ecg/pdf', '心电PDF报告'),
  soon('/report/consult/test', '报告咨询'),
  soon('/report/consult/:id', '报告咨询'),
  soon('/report/consult/:id/introscope', '内镜报告咨询'),
  soon('/report/consult/:id/report', '报告咨询'),
  soon('/report/detail/serve', '报告解读服务'),
  soon('/report/detail/xyy', '校医院报告'),
  soon('/report/pdf', '查看PDF报告'),
  soon('/report/pdf/types', 'PDF报告类型'),
]
