import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PDFDocument } from 'pdf-lib'
import { closedCompany } from '../../sandbox/invoice/demo-invoices.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { addInvoice } from './invoice.table.ts'
import { refundInFull } from './public.ts'
import { aTill, type Order } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const company = '91330106MA2B0B1R0A'
const good = '91110000100000000R'

const ask = (order: Order, fields: object = {}) =>
  server.call(
    'nethos.consult.invoice.billing.new',
    { consultId: order.consultId, invoiceTitle: '王秀英', ...fields },
    order.patient,
  )
const list = async (order: Order, fields: object = {}) =>
  (await server.call('nethos.consult.invoice.list', fields, order.patient)).list
const written = async (order: Order, state = 'issued') => {
  await expect.poll(async () => (await list(order))[0]?.invoice?.invoiceState, { timeout: 10_000 }).toBe(state)
  return (await list(order))[0].invoice
}

test('a paid consult is listed, of its person alone, and its invoice is written with a sheet', async () => {
  const order = await till.paid()
  const { personId } = await server.db
    .selectFrom('consult')
    .select('personId')
    .where('consultId', '=', order.consultId)
    .executeTakeFirstOrThrow()
  expect(await list(order)).toMatchObject([
    { consultId: order.consultId, subject: '图文咨询', amount: 2_000, mayRequest: true, invoice: null },
  ])
  expect(await list(order, { compatId: personId })).toHaveLength(1)
  expect(await list(order, { compatId: 'somebody' })).toEqual([])
  expect(await ask(order)).toMatchObject({ code: '0', obj: { invoiceUrl: '', invoiceNo: '' } })
  const invoice = await written(order)
  expect(invoice).toMatchObject({
    stateLabel: '已开具',
    titleType: 'personal',
    invoiceTitle: '王秀英',
    amount: 2_000,
    invoiceNo: expect.stringMatching(/^\d{20}$/),
  })
  expect((await list(order))[0].mayRequest).toBe(false)
  const file = await server.get(
    new URL(invoice.pdf.url, server.origin).pathname + new URL(invoice.pdf.url, server.origin).search,
  )
  const pdf = await PDFDocument.load(await file.arrayBuffer())
  expect(pdf.getTitle()).toBe(`电子发票 ${invoice.invoiceNo}`)
  expect(await ask(order)).toMatchObject({ code: '02020006', msg: '这笔订单的发票已经申请，请勿重复申请' })
})

test('a company gives its number; one that the tax office refuses is asked for again', async () => {
  const order = await till.paid()
  expect(await ask(order, { titleType: 'company', taxNo: '' })).toMatchObject({ code: '02020007' })
  expect(await ask(order, { taxNo: company })).toMatchObject({
    code: '02020007',
    msg: '单位税号不正确，请核对18位统一社会信用代码',
  })
  expect(await ask(order, { taxNo: closedCompany, invoiceTitle: '某公司' })).toMatchObject({ code: '0' })
  expect(await written(order, 'refused')).toMatchObject({ failure: '购买方纳税人识别号状态异常', pdf: null })
  expect((await list(order))[0].mayRequest).toBe(true)
  expect(await ask(order, { taxNo: good, invoiceTitle: '杭州某公司', email: 'a@b.cn' })).toMatchObject({ code: '0' })
  expect(await written(order)).toMatchObject({ titleType: 'company', taxNo: good })
})

test('one connection takes any number of requests', async () => {
  const order = await till.paid()
  const { accountId } = await server.db
    .selectFrom('consult')
    .select('accountId')
    .where('consultId', '=', order.consultId)
    .executeTakeFirstOrThrow()
  const { payNo } = order
  const row = { payNo, accountId, titleType: 'personal', title: '王秀英', taxNo: '', email: '', amountCents: 2_000 }
  // From the sixth time on PostgreSQL plans a named statement once for all values.
  const taken = await server.db.connection().execute(async db => {
    const all: boolean[] = []
    for (let nth = 0; nth < 8; nth++)
      all.push((await addInvoice({ db, now: server.runtime.clock.now() }, row)) !== undefined)
    return all
  })
  expect(taken).toEqual([true, ...Array<boolean>(7).fill(false)])
})

test('a refund takes the invoice back, once', async () => {
  const order = await till.paid()
  await ask(order)
  const { invoiceNo } = await written(order)
  await till.decline(order)
  expect(await written(order, 'voided')).toMatchObject({
    stateLabel: '已冲红',
    invoiceNo,
    redNo: expect.stringMatching(/^\d{20}$/),
  })
  expect(await list(order)).toMatchObject([{ amount: 0, mayRequest: false }])
  expect(await ask(order)).toMatchObject({ code: '02020005', msg: '这笔订单没有可开发票的金额' })
})

test('a part goes back: the invoice is taken back, and another one is written of the rest', async () => {
  const order = await till.paid('WECHAT', { feeCents: 3_000 })
  await ask(order, { titleType: 'company', taxNo: good, invoiceTitle: '杭州某公司', email: 'a@b.cn' })
  const { invoiceNo } = await written(order)
  const part = (amountCents: number) =>
    till.desk('staff.refund.part', { payNo: order.payNo, partId: randomUUID(), amountCents, reason: '少寄一盒' })
  expect(await part(500)).toMatchObject({ code: '0' })
  await expect
    .poll(async () => (await list(order))[0], { timeout: 10_000 })
    .toMatchObject({
      amount: 2_500,
      mayRequest: false,
      invoice: { invoiceState: 'issued', amount: 2_500, invoiceTitle: '杭州某公司', taxNo: good, titleType: 'company' },
      before: { invoiceNo, amount: 3_000, invoiceState: 'voided', redNo: expect.stringMatching(/^\d{20}$/) },
    })
  // The rest as well: no other one follows.
  await part(2_500)
  await written(order, 'voided')
  expect(await ask(order)).toMatchObject({ code: '02020005' })
})

test('a part goes back before anybody asked for an invoice: it is of the rest', async () => {
  const order = await till.paid('ALIPAY', { feeCents: 3_000 })
  await till.desk('staff.refund.part', { payNo: order.payNo, partId: randomUUID(), amountCents: 500, reason: '少寄' })
  expect(await list(order)).toMatchObject([{ amount: 2_500, mayRequest: true, invoice: null, before: null }])
  expect(await ask(order)).toMatchObject({ code: '0' })
  expect(await written(order)).toMatchObject({ amount: 2_500 })
})

test('one that is not written yet when money goes back is not written', async () => {
  const order = await till.paid()
  await server.db.transaction().execute(async trx => {
    const about = {
      caller: theSystem,
      now: server.runtime.clock.now(),
      requestId: '',
      channel: '',
      address: '',
      deviceId: undefined,
    }
    const ctx = contextOn(trx, server.runtime, { send: async () => {} }, about)
    await trx
      .insertInto('invoice')
      .values({
        payNo: order.payNo,
        accountId: order.accountId,
        titleType: 'personal',
        title: '王秀英',
        amountCents: 2_000,
        state: 'requested',
        requestedAt: new Date(ctx.now),
        dueAt: new Date(ctx.now),
      })
      .execute()
    await refundInFull(ctx, {
      bizType: 'consult',
      bizId: order.consultId,
      cause: 'decline',
      reason: '医生未接诊，全额退款',
    })
  })
  await server.advance(700)
  await server.runner.idle()
  expect((await list(order))[0].invoice).toMatchObject({ invoiceState: 'withdrawn', invoiceNo: '' })
})

test('a lost job is found by the clock', async () => {
  const order = await till.paid()
  await server.db
    .insertInto('invoice')
    .values({
      payNo: order.payNo,
      accountId: order.accountId,
      titleType: 'personal',
      title: '王秀英',
      amountCents: 2_000,
      state: 'requested',
      requestedAt: new Date(),
      dueAt: new Date(server.runtime.clock.now()),
    })
    .execute()
  await server.advance(60)
  await written(order)
})

test('somebody else’s payment is none, an unpaid one neither; the words of the rules', async () => {
  const [order, other] = [await till.paid(), await aPatient(server)]
  const notFound = { code: '00010440' }
  expect(await ask({ ...order, patient: other.session })).toMatchObject(notFound)
  expect(await list({ ...order, patient: other.session })).toEqual([])
  expect(await ask(await till.anOrder())).toMatchObject(notFound)
  expect(await ask(order, { invoiceTitle: ' ' })).toMatchObject({ msg: '请填写发票抬头' })
  expect(await ask(order, { invoiceTitle: '字'.repeat(101) })).toMatchObject({ msg: '发票抬头不能超过100个字' })
  expect(await ask(order, { email: 'nobody' })).toMatchObject({ msg: '请核对邮箱，例如 name@163.com' })
  expect(await ask(order, { consultId: {} })).toMatchObject({ http: 400 })
})

const deskOf = async () => server.sessionOf({ staffId: (await aStaffMember(server, 'operator')).staffId })
const refusedOne = async () => {
  const order = await till.paid()
  expect(await ask(order, { invoiceTitle: '宁禾贸易有限公司', taxNo: closedCompany })).toMatchObject({ code: '0' })
  return { order, invoice: await written(order, 'refused') }
}

test('what was refused is asked for again by the office, with the same title', async () => {
  const [{ order, invoice }, desk] = [await refusedOne(), await deskOf()]
  const { invoiceId } = invoice
  expect(await server.staff.call('staff.invoice.retry', { invoiceId }, desk)).toMatchObject({ code: '0' })
  expect((await list(order))[0].invoice).toMatchObject({ invoiceTitle: '宁禾贸易有限公司' })
  expect((await list(order))[0].invoice.invoiceId).not.toBe(invoiceId)
  expect(await server.staff.call('staff.invoice.retry', { invoiceId }, desk)).toMatchObject({ code: '04013008' })
})

test('or dealt with by a note, which the patient reads where it is for him; then it waits no more', async () => {
  const [{ order, invoice }, desk] = [await refusedOne(), await deskOf()]
  const settle = (note: string) =>
    server.staff.call('staff.invoice.settle', { invoiceId: invoice.invoiceId, note, isForPatient: true }, desk)
  const waiting = async () => {
    const { obj } = await server.staff.call('staff.today', {}, desk)
    return obj.figures.find((one: { figure: string }) => one.figure === 'refused_invoices').count
  }
  const before = await waiting()
  expect((await settle(' ')).msg).toBe('请填写处理说明')
  expect(await settle('税号已注销，请换一个抬头')).toMatchObject({ code: '0' })
  expect(await settle('再来一次')).toMatchObject({ code: '04013008' })
  expect(await waiting()).toBe(before - 1)
  const rows = await server.db
    .selectFrom('message')
    .select('content')
    .where('messageType', '=', 'invoice_refused')
    .execute()
  expect(rows.map(one => one.content)).toEqual([
    '图文咨询的电子发票没有开成：税号已注销，请换一个抬头。可以在“电子发票”里更正后重新申请。',
  ])
  expect((await list(order))[0].invoice.invoiceState).toBe('refused')
})
