import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { Elsewhere } from './elsewhere.tsx'

/** 费用列表 and 费用明细: bills stand with all of a person's fees. */
export default function TumourFees() {
  return (
    <Elsewhere
      sentence="门诊和住院的账单都收在“费用清单”里，每一笔有日期、金额和状态。"
      word="去看费用"
      to={compatId => feePages.feeList.to({ compatId })}
    />
  )
}
