import { pages } from '../pages.ts'

export const feePages = pages({
  fees: { at: '/fee', title: '费用查询', kind: 'hub', for: 'account', query: ['compatId'] },
  outpatientFees: {
    at: '/fee/mz/:tabIndex',
    title: '门诊费用',
    kind: 'list',
    for: 'account',
    query: ['compatId?'],
  },
  outpatientFee: { at: '/fee/mz/detail', title: '门诊费用明细', kind: 'detail', for: 'account', query: ['id'] },
  inpatientFees: {
    at: '/fee/zy/:tabIndex',
    title: '住院费用',
    kind: 'list',
    for: 'account',
    query: ['compatId?'],
  },
  inpatientFee: { at: '/fee/zy/detail', title: '住院费用明细', kind: 'detail', for: 'account', query: ['id'] },
  choosePerson: { at: '/butler/select', title: '选择就诊人', kind: 'picker', for: 'account' },
  butler: { at: '/butler/index', title: '就医管家', kind: 'hub', for: 'account', query: ['patId', 'compatId'] },
  feeList: { at: '/butler/feelist', title: '费用清单', kind: 'list', for: 'account', query: ['compatId'] },
  dayList: { at: '/butler/daylist', title: '日清单', kind: 'list', for: 'account', query: ['compatId', 'date'] },
  deposit: { at: '/butler/prepay', title: '住院预缴', kind: 'pay', for: 'account', query: ['compatId'] },
  depositRecords: { at: '/butler/recordlist', title: '缴费记录', kind: 'list', for: 'account', query: ['compatId'] },
  unpaidBills: {
    at: '/butler/mz/dzf',
    title: '门诊待支付',
    kind: 'list',
    for: 'account',
    query: ['patId?', 'compatId?', 'compatMedicalRecord?', 'compatRecord?', 'hosid?'],
  },
  paidBills: {
    at: '/butler/mz/yzf',
    title: '门诊已支付',
    kind: 'detail',
    for: 'account',
    query: ['patId', 'compatId'],
  },
  unpaidBill: { at: '/butler/mz/dzf/detail', title: '待支付明细', kind: 'detail', for: 'account', query: ['id'] },
  paidBill: { at: '/butler/mz/yzf/detail', title: '已支付明细', kind: 'detail', for: 'account', query: ['id'] },
  /** Of ours: for whoever holds a receipt, without an account. */
  checkReceipt: { at: '/fee/verify', title: '票据核验', kind: 'gate', for: 'anybody', query: ['code?'] },
  notice: { at: '/butler/pre', title: '缴费须知', kind: 'reading', for: 'account' },
})
