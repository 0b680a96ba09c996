import { pages } from '../pages.ts'

export const checkupPages = pages({
  home: { at: '/v2/tj', title: '体检中心', kind: 'hub', for: 'anybody', query: ['orgId?'] },
  miniProgram: { at: '/v2/tj/mini', title: '体检小程序', kind: 'detail', for: 'anybody' },
  chooseCentre: { at: '/v2/tj/org', title: '选择体检机构', kind: 'picker', for: 'anybody' },
  /** `packageId?`: whose fit is looked at; `familyOf?`: the employee's check at whose company's price his family books. */
  choosePerson: {
    at: '/v2/tj/compat',
    title: '选择体检人',
    kind: 'picker',
    for: 'account',
    query: ['packageId?', 'familyOf?'],
  },
  packages: { at: '/medical', title: '体检套餐', kind: 'hub', for: 'anybody', query: ['orgId'] },
  notice: { at: '/medical/info', title: '体检须知', kind: 'reading', for: 'anybody' },
  /** `id`: the package; `voucherId?`: within the company's days. */
  chooseDate: {
    at: '/medical/date',
    title: '选择体检日期',
    kind: 'picker',
    for: 'account',
    query: ['id', 'compatId?', 'voucherId?', 'familyOf?'],
  },
  package: { at: '/medical/:id', title: '套餐详情', kind: 'detail', for: 'anybody' },
  confirm: {
    at: '/medical/:id/prepay',
    title: '确认订单',
    kind: 'pay',
    for: 'account',
    query: ['compatId?', 'timeId?', 'voucherId?', 'familyOf?'],
  },
  pay: { at: '/medical/:id/pay', title: '支付', kind: 'pay', for: 'account' },
  changeDate: { at: '/medical/:id/yzdate', title: '约诊日期', kind: 'detail', for: 'account' },
  teamCheckups: { at: '/medical/team/orders', title: '团体体检', kind: 'list', for: 'account' },
  mine: { at: '/my/medical', title: '我的体检', kind: 'detail', for: 'account' },
  mineOf: { at: '/my/medical/:status', title: '我的体检', kind: 'detail', for: 'account' },
  mineInTeam: { at: '/my/medical/team', title: '团体体检', kind: 'detail', for: 'account' },
  offline: { at: '/my/medical/outline', title: '线下体检', kind: 'detail', for: 'account' },
  offlineRecords: {
    at: '/my/medical/outline/list',
    title: '线下体检记录',
    kind: 'list',
    for: 'account',
    query: ['compatId'],
  },
  teamCheckup: { at: '/my/medical/team/detail', title: '团体体检详情', kind: 'detail', for: 'account', query: ['id'] },
  order: { at: '/my/medical/:id/detail', title: '体检订单详情', kind: 'detail', for: 'account' },
})
