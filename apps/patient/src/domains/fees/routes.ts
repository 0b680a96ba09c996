import { moved, page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  soon('/fee', '费用查询'),
  moved('/fee/mz', '/fee/mz/0'),
  soon('/fee/mz/:tabIndex', '门诊费用'),
  soon('/fee/mz/detail', '门诊费用明细'),
  moved('/fee/zy', '/fee/zy/0'),
  soon('/fee/zy/:tabIndex', '住院费用'),
  soon('/fee/zy/detail', '住院费用明细'),
  soon('/butler/select', '选择就诊人'),
  soon('/butler/index', '就医管家'),
  soon('/butler/feelist', '费用清单'),
  soon('/butler/daylist', '日清单'),
  soon('/butler/prepay', '住院预缴'),
  soon('/butler/recordlist', '缴费记录'),
  page({ path: '/butler/mz/dzf', kind: 'list', for: 'account', load: () => import('./pages/unpaid-bills.page.tsx') }),
  soon('/butler/mz/yzf', '门诊已支付'),
  soon('/butler/mz/dzf/detail', '待支付明细'),
  soon('/butler/mz/yzf/detail', '已支付明细'),
  soon('/butler/pre', '缴费须知'),
]
