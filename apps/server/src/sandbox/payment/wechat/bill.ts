import { dayAndSecond, startOfDay, addDays } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { Books } from '../books.ts'
import { feeInYuan, feeRate } from '../fee.ts'
import { merchant } from '../keys.ts'
import { findOrder, ordersPaid, type SandboxOrder } from '../order.table.ts'
import { refundsDone, type SandboxRefund } from '../refund.table.ts'

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const footHead = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const byteOrderMark = '\uFEFF'

/** The day's ALL bill, Asia/Shanghai, computed from the books as they are now. Undefined: nothing happened on that day. */
export async function wechatBill(books: Books, day: string): Promise<string | undefined> {
  const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const paid = await ordersPaid(books, 'wechat', from, to)
  const refunds = await refundsDone(books, 'wechat', from, to)
  if (paid.length + refunds.length === 0) return undefined
  const lines = paid.map(order => paidLine(order))
  for (const refund of refunds) {
    const order = await findOrder(books, refund.payNo)
    if (order) lines.push(refundLine(order, refund))
  }
  const sum = (all: readonly { amountCents: number }[]) => all.reduce((total, one) => total + one.amountCents, 0)
  const [collected, returned] = [yuan(sum(paid)), yuan(sum(refunds))]
  const foot = row([
    String(lines.length),
    collected,
    returned,
    '0.00',
    feeInYuan(sum(paid) - sum(refunds), 5),
    collected,
    returned,
  ])
  return `${byteOrderMark}${[head, ...lines, footHead, foot, ''].join('\r\n')}`
}

const row = (cells: string[]): string => cells.map(cell => `\`${cell}`).join(',')

const shared = (order: SandboxOrder, at: number, state: string): string[] => [
  dayAndSecond(at),
  merchant.wechat.appId,
  merchant.wechat.mchId,
  '0',
  '',
  order.providerNo,
  order.payNo,
  order.openid ?? 'oSandboxPayer',
  order.tradeType,
  state,
  'OTHERS',
  'CNY',
]

const about = (order: SandboxOrder, cents: number): string[] => [
  order.subject,
  order.passenger,
  feeInYuan(cents, 5),
  feeRate,
]

const paidLine = (order: SandboxOrder): string => {
  const amount = yuan(order.amountCents)
  const noRefund = ['0', '0', '0.00', '0.00', '', '']
  return row([
    ...shared(order, order.endedAt ?? 0, 'SUCCESS'),
    amount,
    '0.00',
    ...noRefund,
    ...about(order, order.amountCents),
    amount,
    '0.00',
    '',
  ])
}

const refundLine = (order: SandboxOrder, refund: SandboxRefund): string => {
  const amount = yuan(refund.amountCents)
  const returned = [refund.providerNo, refund.refundNo, amount, '0.00', 'ORIGINAL', 'SUCCESS']
  return row([
    ...shared(order, refund.endedAt ?? 0, 'REFUND'),
    '0.00',
    '0.00',
    ...returned,
    ...about(order, -refund.amountCents),
    '0.00',
    amount,
    '',
  ])
}
