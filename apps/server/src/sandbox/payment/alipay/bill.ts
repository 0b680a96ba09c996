import { addDays, dayAndSecond, startOfDay } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { Books } from '../books.ts'
import { merchant } from '../keys.ts'
import { feeInYuan } from '../fee.ts'
import { findOrder, ordersPaid, type SandboxOrder } from '../order.table.ts'
import { refundsDone, type SandboxRefund } from '../refund.table.ts'
import { toGbk } from './gbk.ts'
import { zip } from './zip.ts'

const head =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,' +
  '支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,' +
  '退款批次号/请求号,服务费（元）,分润（元）,备注'

/** The day's trade bill, Asia/Shanghai: a zip of GBK tables as the provider sends it. Undefined: nothing happened on that day. */
export async function alipayBill(books: Books, day: string): Promise<Buffer | undefined> {
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const paid = await ordersPaid(books, 'alipay', from, to)
  const refunds = await refundsDone(books, 'alipay', from, to)
  if (paid.length + refunds.length === 0) return undefined
  const lines = paid.map(order => paidLine(order))
  for (const refund of refunds) {
    const order = await findOrder(books, refund.payNo)
    if (order) lines.push(refundLine(order, refund))
  }
  const sum = (cents: number[]) => yuan(cents.reduce((total, one) => total + one, 0))
  const title = [
    '#支付宝业务明细查询',
    `#账号：[${merchant.alipay.sellerId}0156]`,
    `#起始日期：[${dayAndSecond(from)}]   终止日期：[${dayAndSecond(to)}]`,
  ]
  const foot = [
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${paid.length}笔，商家实收共${sum(paid.map(one => one.amountCents))}元`,
    `#退款合计：${refunds.length}笔，商家实收退款共-${sum(refunds.map(one => one.amountCents))}元`,
  ]
  const list = '#-----------------------------------------业务明细列表----------------------------------------'
  const name = `${merchant.alipay.sellerId}0156_${day.replaceAll('-', '')}_业务明细`
  return zip([
    { name: toGbk(`${name}.csv`), content: toGbk([...title, list, head, ...lines, ...foot, ''].join('\r\n')) },
    { name: toGbk(`${name}(汇总).csv`), content: toGbk([...title, ...foot.slice(1), ''].join('\r\n')) },
  ])
}

/** Every cell ends in a tab, so that spreadsheets leave the long numbers alone. */
const row = (cells: string[]): string => cells.map(cell => `${cell.replaceAll(',', '，')}\t`).join(',')

const line = (
  order: SandboxOrder,
  kind: string,
  at: number,
  cents: number,
  requestNo: string,
  remark: string,
): string => {
  const when = [dayAndSecond(order.createdAt), dayAndSecond(at)]
  const where = ['', '', '', '']
  const discounts = ['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00']
  const amount = cents < 0 ? `-${yuan(-cents)}` : yuan(cents)
  const payer = '*用户(138****0000)'
  const trade = [order.providerNo, order.payNo, kind, order.subject]
  return row([
    ...trade,
    ...when,
    ...where,
    payer,
    amount,
    amount,
    ...discounts,
    requestNo,
    feeInYuan(-cents, 2),
    '0.00',
    remark,
  ])
}

const paidLine = (order: SandboxOrder): string => line(order, '交易', order.endedAt ?? 0, order.amountCents, '', '')

const refundLine = (order: SandboxOrder, refund: SandboxRefund): string =>
  line(order, '退款', refund.endedAt ?? 0, -refund.amountCents, refund.refundNo, refund.reason)
