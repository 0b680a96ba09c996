import { describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const today = () => dayOf(server.runtime.clock.now())
const named = (payNo: string, personName: string) =>
  server.db.updateTable('payment').set({ personName }).where('payNo', '=', payNo).execute()
const period = () => ({ fromDay: today(), untilDay: today() })

describe('the list of orders', () => {
  test('says for whom and by whom, masked, is searched by either, and the look is written down', async () => {
    const order = await till.paid('ALIPAY')
    await named(order.payNo, '欧阳小满')
    const [row, ...others] = (await till.desk('staff.order.list', { search: '阳小' })).list
    expect(others).toEqual([])
    expect(row).toMatchObject({ payNo: order.payNo, personName: '欧*满', docName: expect.stringMatching(/.+/) })
    expect((await till.desk('staff.order.list', { search: row.docName, payChannel: 'ALIPAY' })).list).toContainEqual(
      expect.objectContaining({ payNo: order.payNo }),
    )
    expect((await till.desk('staff.order.list', { search: '阳小', payChannel: 'WECHAT' })).list).toEqual([])
    const lines = await server.db
      .selectFrom('audit')
      .select('actorId')
      .where('accountId', '=', order.accountId)
      .where('action', '=', 'order.list')
      .execute()
    expect(lines).toEqual([{ actorId: till.operatorId }])
  })
})

describe('the totals of a day', () => {
  test('are of the day on which money came and went, by kind and way', async () => {
    const before = await totals()
    await till.paid('WECHAT', { feeCents: 3_000 })
    const back = await till.paid('WECHAT', { feeCents: 1_100 })
    await till.decline(back)
    await till.returned(back.payNo)
    const after = await totals()
    expect(after.payments - before.payments).toBe(2)
    expect(after.paidCents - before.paidCents).toBe(4_100)
    expect(after.refunds - before.refunds).toBe(1)
    expect(after.returnedCents - before.returnedCents).toBe(1_100)
  })

  test('are asked for a quarter at most', async () => {
    expect(await till.desk('staff.order.totals', { fromDay: '2026-01-01', untilDay: '2026-06-01' })).toMatchObject({
      msg: '最多选择92天',
    })
    expect(await till.desk('staff.order.totals', { fromDay: '2026-02-01', untilDay: '2026-01-01' })).toMatchObject({
      msg: '开始日期不能晚于结束日期',
    })
  })

  test('go to the accountant as a file with the sums below, and that is written down', async () => {
    await till.paid('WECHAT', { feeCents: 1_234 })
    const { obj } = await till.desk('staff.order.totals.export', period())
    expect(obj.fileName).toBe(`totals-${today()}.csv`)
    const lines: string[] = obj.csv.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(obj.rows + 2)
    expect(lines[0]).toBe(
      '日期,项目,支付方式,收款笔数,收款,优惠券抵扣,退款笔数,退款,其中线下退款,净收入,平台手续费,扣除手续费后',
    )
    // Today's bill comes tomorrow.
    expect(lines.at(-1)).toMatch(/,,$/)
    const { rows } = (await till.desk('staff.order.totals', period())).obj
    const paid = rows.reduce((sum: number, row: { paidCents: number }) => sum + row.paidCents, 0)
    expect(lines.at(-1)).toContain(`,${(paid / 100).toFixed(2)},`)
    expect(lines.at(-1)).toMatch(/^合计,,,/)
    const written = await server.db
      .selectFrom('audit')
      .select('actorId')
      .where('action', '=', 'order.totals.export')
      .execute()
    expect(written).toEqual([{ actorId: till.operatorId }])
  })

  async function totals() {
    const { rows } = (await till.desk('staff.order.totals', period())).obj
    const none = { payments: 0, paidCents: 0, refunds: 0, returnedCents: 0 }
    return (
      rows.find(
        (one: { subject: string; payChannel: string }) => one.payChannel === 'WECHAT' && one.subject === '图文咨询',
      ) ?? none
    )
  }
})

describe('the export', () => {
  test('is a table that a spreadsheet opens, runs no formula out of a name, and is written down', async () => {
    const order = await till.paid('WECHAT', { feeCents: 1_250 })
    await named(order.payNo, '=1+"2')
    await server.db.updateTable('payment').set({ docName: '王,医生' }).where('payNo', '=', order.payNo).execute()
    const { obj } = await till.desk('staff.order.export', period())
    expect(obj.fileName).toBe(`orders-${today()}.csv`)
    const lines: string[] = obj.csv.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '支付单号,项目,患者,医生或团队,支付金额,优惠券抵扣,支付方式,支付状态,退款金额,退款状态,下单时间,支付时间,平台单号',
    )
    expect(lines).toHaveLength(obj.orders + 1)
    const line = lines.find(one => one.startsWith(order.payNo))!
    expect(line).toContain(`,图文咨询,'=*2,"王,医生",12.50,0.00,微信支付,已支付,0.00,,`)
    const written = await server.db
      .selectFrom('audit')
      .select(['actorId', 'recordType'])
      .where('action', '=', 'order.export')
      .where('recordId', '=', `${today()}_${today()}`)
      .execute()
    expect(written).toEqual([{ actorId: till.operatorId, recordType: 'order export' }])
  })
})

describe('what waits for a hand', () => {
  test('is counted: refunds that the provider refused', async () => {
    const count = async () => {
      const { figures } = (await till.desk('staff.today')).obj
      return figures.find((one: { figure: string }) => one.figure === 'failed_refunds').count
    }
    const before = await count()
    const order = await till.paid()
    await server.sandbox(`payments/${order.payNo}/fail-next-refund`, { reason: '银行卡已注销' })
    await till.decline(order)
    await till.returned(order.payNo, 'failed')
    expect(await count()).toBe(before + 1)
  })
})

describe('the list of invoices', () => {
  test('shows a person masked and a company whole, narrowed by state', async () => {
    const [one, two] = [await till.paid(), await till.paid()]
    await named(one.payNo, '李四')
    const ask = (order: typeof one, fields: object) =>
      server.call('nethos.consult.invoice.billing.new', { consultId: order.consultId, ...fields }, order.patient)
    expect(await ask(one, { invoiceTitle: '李四' })).toMatchObject({ code: '0' })
    expect(await ask(two, { invoiceTitle: '宁禾大学', taxNo: '91110000100000000R' })).toMatchObject({ code: '0' })
    const { list } = await till.desk('staff.invoice.list')
    expect(list.find((row: { payNo: string }) => row.payNo === one.payNo)).toMatchObject({
      invoiceTitle: '李*',
      personName: '李*',
    })
    expect(list.find((row: { payNo: string }) => row.payNo === two.payNo)).toMatchObject({ invoiceTitle: '宁禾大学' })
    expect((await till.desk('staff.invoice.list', { invoiceState: 'refused' })).list).toEqual([])
  })
})

describe('the totals and the books', () => {
  test('say the same to the cent, by day, kind and way, whatever happened to the money', async () => {
    const [left, back, byHand] = [
      await till.paid('WECHAT', { feeCents: 3_333 }),
      await till.paid('ALIPAY', { feeCents: 1_001 }),
      await till.paid('WECHAT', { feeCents: 2_999 }),
    ]
    expect(await till.stateOf(left.payNo)).toBe('paid')
    await till.decline(back)
    await till.returned(back.payNo)
    await server.sandbox(`payments/${byHand.payNo}/fail-next-refund`, { reason: '银行卡已注销' })
    await till.decline(byHand)
    await till.returned(byHand.payNo, 'failed')
    const { refundNo } = await server.db
      .selectFrom('refund')
      .select('refundNo')
      .where('payNo', '=', byHand.payNo)
      .executeTakeFirstOrThrow()
    await server.advance(86_400)
    expect(await till.desk('staff.refund.settle', { refundNo, note: '已在窗口退现金' })).toMatchObject({ code: '0' })
    const from = dayOf(server.runtime.clock.now() - 7 * 86_400_000)
    const { rows } = (await till.desk('staff.order.totals', { fromDay: from, untilDay: today() })).obj
    const shown = rows.map((row: Record<string, unknown>) => [
      row.onDay,
      row.subject,
      row.payChannel,
      row.paidCents,
      row.discountCents,
      row.returnedCents,
      row.windowCents,
    ])
    expect(shown.toSorted()).toEqual((await ofTheBooks()).toSorted())
    expect(shown.some((row: unknown[]) => row[6] === 2_999)).toBe(true)
  })

  /** Money in and out of the till and the providers' accounts, as it was booked. */
  async function ofTheBooks() {
    const { rows } = await server.pool.query<Record<string, string>>(`
      select to_char(ledger.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, subject, upper(provider) as way,
        sum(case when book = 'provider' and ledger.amount_cents > 0 then ledger.amount_cents else 0 end) as paid,
        sum(case when book = 'discount' and ledger.amount_cents > 0 then ledger.amount_cents else 0 end) as discount,
        sum(case when book in ('provider', 'window') and ledger.amount_cents < 0 then -ledger.amount_cents else 0 end) as back,
        sum(case when book = 'window' then -ledger.amount_cents else 0 end) as by_hand
      from ledger join payment using (pay_no)
      where book in ('provider', 'window') or book = 'discount' and ledger.amount_cents > 0
      group by 1, 2, 3`)
    return rows.map(row => [
      row['day'],
      row['subject'],
      row['way'],
      ...['paid', 'discount', 'back', 'by_hand'].map(key => Number(row[key])),
    ])
  }
})
