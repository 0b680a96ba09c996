import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { insuranceClassLabels } from '@nethos/contract/fees/fees.rules.ts'
import { chargeKindWords } from '@nethos/contract/fees/plain-words.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { sheetOf, type Piece } from '../../media/sheet.ts'
import type { ChargeItem } from '../../ports/hospital-bills.ts'

export interface ReceiptPaper {
  hosName: string
  title: string
  receiptNo: string
  verifyCode: string
  personName: string
  recordNumber: string
  takenAt: number
  insuranceKind: string
  insuranceNo: string
  items: readonly ChargeItem[]
  totalCents: number
  pooledCents: number
  accountCents: number
  ownCents: number
  payWay: string
  isDemo: boolean
  /** Where whoever holds it asks whether it is genuine. */
  checkAt: string
}

/** The fiscal e-receipt (医疗收费电子票据) of a bill that the hospital has numbered. */
export async function receiptSheet(paper: ReceiptPaper): Promise<Uint8Array> {
  const row = (text: string, gap = 8): Piece => ({ text, size: 11, gap })
  const head = (text: string): Piece => ({ ...row(text, 24), hasLine: true })
  const pdf = await sheetOf(
    `医疗收费电子票据 ${paper.receiptNo}`,
    [
      { text: `医疗收费电子票据（${paper.title}）`, size: 18, isCentred: true },
      ...(paper.isDemo ? [{ text: '演示环境，不是真实票据，不可用于报销', size: 10, gap: 8, isCentred: true }] : []),
      head(`票据号码：${paper.receiptNo}　　校验码：${paper.verifyCode}`),
      row(`开票日期：${dayInWords(dayOf(paper.takenAt))}　　收款单位：${paper.hosName}`),
      row(`交款人：${paper.personName}　　病案号：${paper.recordNumber}`),
      row(`医保类型：${paper.insuranceKind || '—'}　　医保结算号：${paper.insuranceNo || '—'}`),
      head('项目　　类别　　数量　　单价　　金额'),
      ...paper.items.map(item =>
        row(
          `${item.itemName}　${chargeKindWords[item.kind].label}（${insuranceClassLabels[item.insuranceClass]}）　${item.quantity}${item.unit}　${yuan(item.unitCents)}　${yuan(item.amountCents)}`,
          4,
        ),
      ),
      head(`金额合计：¥${yuan(paper.totalCents)}`),
      row(`医保统筹基金支付：${yuan(paper.pooledCents)}元　　个人账户支付：${yuan(paper.accountCents)}元`),
      row(`个人支付：${yuan(paper.ownCents)}元　　支付方式：${paper.payWay || '—'}`),
      { text: `凭校验码可在“票据核验”中核对真伪：${paper.checkAt}`, size: 9, gap: 24, hasLine: true },
    ],
    paper.takenAt,
  )
  return pdf.save()
}
