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
  const amount = yuan(paper.amountCents)
  const pdf = await sheetOf(
    `电子发票 ${paper.invoiceNo}`,
    [
      { text: '电子发票（普通发票）', size: 18, isCentred: true },
      ...(paper.isDemo ? [{ text: '演示环境，不是真实发票，不可用于报销', size: 10, gap: 8, isCentred: true }] : []),
      row(`发票号码：${paper.invoiceNo}`, 24),
      row(`开票日期：${dayInWords(dayOf(paper.issuedAt))}`),
      row(`购买方：${paper.title}`, 20),
      row(`纳税人识别号：${paper.taxNo || '（个人）'}`),
      row(`销售方：${paper.hospitalName}`, 20),
      row(`项目名称：*医疗服务*${paper.subject}    数量：1    金额：${amount}元`, 20),
      row(`价税合计（大写）：${capitals(paper.amountCents)}    （小写）¥${amount}    税率：免税`),
      ...(paper.isOfRest ? [row('备注：部分费用已退回，本发票按实付余额开具。', 20)] : []),
      { text: '医疗机构提供的医疗服务免征增值税。费用退回后本发票自动冲红作废。', size: 9, gap: 24 },
    ],
    paper.issuedAt,
  )
  return pdf.save()
}
