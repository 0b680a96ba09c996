import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { leading, visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => {
  const self = { compatId: samples.personId }
  /** On the ward. */
  const father = { compatId: samples.fatherId }
  return [
    visit(feePages.fees, self, ['费用查询', '就诊人', '王秀英', '门诊缴费', '住院缴费']),
    visit(feePages.outpatientFees, { tabIndex: 0, ...self }, ['待缴费', '已缴费', '心血管内科', '合计']),
    visit(feePages.outpatientFees, { tabIndex: 1, ...self }, ['已缴费', '心血管内科', '¥']),
    leading('/fee/mz', feePages.outpatientFees, { tabIndex: 0 }, ['待缴费', '已缴费']),
    leading('/fee/zy', feePages.inpatientFees, { tabIndex: 0 }, ['在院', '出院']),
    visit(feePages.outpatientFee, { id: samples.unpaidBill }, ['门诊费用明细', '费用明细', '合计', '去缴费']),
    visit(feePages.inpatientFees, { tabIndex: 0, ...father }, ['在院', '费用合计', '已预缴', '住院号']),
    visit(feePages.inpatientFees, { tabIndex: 1, ...self }, ['出院']),
    visit(feePages.inpatientFee, { id: samples.stayId }, ['住院费用明细', '费用分类', '床位费', '合计']),
    visit(feePages.choosePerson, {}, ['选择就诊人', '王秀英', '病案号']),
    visit(feePages.butler, self, [
      '就医管家',
      '就诊卡号',
      '门诊待缴费',
      '门诊已缴费',
      '住院费用',
      '日清单',
      '预缴金',
      '缴费记录',
    ]),
    visit(feePages.feeList, father, ['费用清单', '费用分类', '床位费', '合计']),
    visit(feePages.dayList, father, ['日清单', '选择日期', '当日合计', '护理']),
    visit(feePages.deposit, father, ['住院预缴', '住院号', '余额', '预缴金额', '其他金额', '去支付']),
    visit(feePages.depositRecords, father, ['缴费记录', '住院预缴', '窗口']),
    visit(feePages.unpaidBills, { ...self, hosid: 'h1' }, ['门诊待支付', '王秀英', '合计', '药品费']),
    visit(feePages.paidBills, { patId: 'me', ...self }, ['门诊已支付', '心血管内科']),
    visit(feePages.unpaidBill, { id: samples.unpaidBill }, ['待支付明细', '费用明细', '合计', '去缴费']),
    visit(feePages.paidBill, { id: samples.paidBill }, ['已支付明细', '支付时间', '支付方式', '下一步去哪里']),
    visit(feePages.checkReceipt, {}, ['票据核验', '校验码', '核验']),
    visit(feePages.notice, {}, ['缴费须知', '同意并继续']),
  ]
}
