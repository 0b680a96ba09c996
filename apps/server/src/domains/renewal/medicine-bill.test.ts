import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const settling = 'zheer.yygh.ApiPersonalExamService.preSettlement.v2'
const paying = 'zheer.yygh.ApiPersonalExamService.examPayment.v2'

const aWorld = async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.billed()
  const { serialNumber } = await world.rowOf(consultId)
  const detail = async (orderId: string) =>
    (await server.call('zheer.yygh.ApiFeeService.orderDetail', { jiesuanId: orderId }, world.patient.session)).obj
  const openCashier = async (orderId: string) => {
    const reply = await server.call(paying, { jiesuanId: orderId, payChannel: 'WECHAT' }, world.patient.session)
    const payment = await db.selectFrom('payment').select('payNo').where('bizId', '=', orderId).executeTakeFirst()
    return { reply, payNo: payment?.payNo ?? '' }
  }
  return { ...world, consultId, serialNumber: serialNumber!, order: detail, openCashier }
}
const paymentOf = (payNo: string) =>
  db.selectFrom('payment').select(['bizType', 'bizId', 'state']).where('payNo', '=', payNo).executeTakeFirstOrThrow()
const refundsOf = (payNo: string) =>
  db.selectFrom('refund').select(['amountCents', 'state']).where('payNo', '=', payNo).execute()

test('the bill of the medicine is settled, paid and shown as every bill is, and its money is the renewal’s', async () => {
  const world = await aWorld()
  const order = await world.settled(world.consultId)
  expect(await world.order(order.jiesuanId)).toMatchObject({
    what: 'outpatient',
    orderState: 'open',
    totalFee: 4360,
    ownCents: 4360,
    bills: [{ biller: 'renewal', items: [{ quantity: 2, unitCents: 2180, amountCents: 4360, kind: 'western_drug' }] }],
  })
  const { payNo } = await world.openCashier(order.jiesuanId)
  await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
  await server.runner.idle()
  expect(await world.order(order.jiesuanId)).toMatchObject({
    orderState: 'done',
    bills: [{ billState: 'settled', guides: [{ place: '药房正在配药', note: '配好后通知您取药' }] }],
  })
  expect(await world.detail(world.consultId)).toMatchObject({ status: 'paid' })
  expect(await paymentOf(payNo)).toEqual({ bizType: 'consult', bizId: world.consultId, state: 'paid' })
  // No hospital has it in its books, and it is no gap there.
  const { rows } = await server.pool.query('select our_no from demo_hospital.payment where bill_no = $1', [
    world.serialNumber,
  ])
  expect(rows).toEqual([])
  const again = await server.call(
    settling,
    { compatId: world.patient.personId, zflsh: world.serialNumber },
    world.patient.session,
  )
  expect(again.code).not.toBe('0')
})

test('nobody else can settle it, and it is paid alone', async () => {
  const world = await aWorld()
  const stranger = await aPatient(server)
  for (const [session, personId, zflsh] of [
    [stranger.session, stranger.personId, world.serialNumber],
    [stranger.session, world.patient.personId, world.serialNumber],
    [world.patient.session, world.patient.personId, `${world.serialNumber},B1`],
  ] as const)
    expect((await server.call(settling, { compatId: personId, zflsh }, session)).code).not.toBe('0')
  const orders = await db
    .selectFrom('feeOrder')
    .select('orderId')
    .where('personId', '=', world.patient.personId)
    .execute()
  expect(orders).toEqual([])
})

test('it cannot be paid as a consult any more', async () => {
  const world = await aWorld()
  const reply = await server.call(
    'nethos.consult.info.pay',
    { consultId: world.consultId, payChannel: 'WECHAT' },
    world.patient.session,
  )
  expect(reply.code).not.toBe('0')
})

test('who withdraws while the cashier is open cannot pay there any more', async () => {
  const world = await aWorld()
  const order = await world.settled(world.consultId)
  const { payNo } = await world.openCashier(order.jiesuanId)
  await server.call('nethos.renewal.cancel', { consultId: world.consultId }, world.patient.session)
  expect(await world.order(order.jiesuanId)).toMatchObject({ orderState: 'dropped' })
  await server.runner.idle()
  await expect(server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })).rejects.toThrow('ORDER_CLOSED')
  expect(await paymentOf(payNo)).toMatchObject({ state: 'closed' })
  expect(await world.detail(world.consultId)).toMatchObject({ status: 'cancelled' })
})

test('paid, and over before the pharmacy has it: the bill is taken back and the money with it', async () => {
  const world = await aWorld()
  const order = await world.settled(world.consultId)
  const { payNo } = await world.openCashier(order.jiesuanId)
  // The one instant that no command can hit from outside: after the money, before the job.
  await db.updateTable('renewal').set({ status: 'cancelled' }).where('consultId', '=', world.consultId).execute()
  await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
  await server.runner.idle()
  expect(await world.order(order.jiesuanId)).toMatchObject({
    orderState: 'done',
    bills: [{ billState: 'returned', reason: '订单已失效' }],
  })
  expect(await paymentOf(payNo)).toMatchObject({ bizType: 'fee' })
  expect(await refundsOf(payNo)).toMatchObject([{ amountCents: 4360 }])
})

test('called off after it was paid the window gives back what was paid', async () => {
  const world = await aWorld()
  const payNo = await world.pay(world.consultId)
  await world.desk(
    'staff.prescription.call.off',
    { consultId: world.consultId, reason: '药品缺货' },
    world.pharmacist.session,
  )
  expect(await world.detail(world.consultId)).toMatchObject({ status: 'refund_due', refundAtWindow: true })
  expect(await refundsOf(payNo)).toEqual([{ amountCents: 4360, state: 'failed' }])
})
