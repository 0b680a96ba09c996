import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { sheetOf, type Piece } from '../../media/sheet.ts'
import { capitals } from './capitals.ts'

interface InvoicePaper {
  hospitalName: string
  invoiceNo: string
  title: string
  taxNo: string
  subject: string
  amountCents: number
  issuedAt: number
  /** A part of what was paid went back. */
  isOfRest: boolean
  isDemo: boolean
}

/** The sheet of an invoice that the tax office has numbered. */
export async function invoiceSheet(paper: InvoicePaper): Promise<Uint8Array> {
  const row = (text: string, gap = 8): Piece => ({ text, size: 12, gap })
  /** The first row of a section. */
  const head = (text: string): Piece => ({ ...row(text, 28), hasLine: true })
  const amount = yuan(paper.amountCents)
  const pdf = await sheetOf(
    `电子发票 ${paper.invoiceNo}`,
    [
      { text: '电子发票（普通发票）', size: 20, isCentred: true },
      ...(paper.isDemo ? [{ text: '演示环境，不是真实发票，不可用于报销', size: 10, gap: 8, isCentred: true }] : []),
      head(`发票号码：${paper.invoiceNo}`),
      row(`开票日期：${dayInWords(dayOf(paper.issuedAt))}`),
      head(`购买方：${paper.title}`),
      row(`纳税人识别号：${paper.taxNo || '（个人）'}`),
      head(`销售方：${paper.hospitalName}`),
      head(`项目名称：*医疗服务*${paper.subject}`),
      row(`数量：1　　金额：${amount}元　　税率：免税`),
      head(`价税合计（大写）：${capitals(paper.amountCents)}`),
      row(`　　　　（小写）：¥${amount}`),
      ...(paper.isOfRest ? [head('备注：部分费用已退回，本发票按实付余额开具。')] : []),
      { text: '医疗机构提供的医疗服务免征增值税。费用退回后本发票自动冲红作废。', size: 9, gap: 28, hasLine: true },
    ],
    paper.issuedAt,
  )
  return pdf.save()
}
