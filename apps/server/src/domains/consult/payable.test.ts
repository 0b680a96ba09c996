import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { refundDay } from '../payment/public.ts'
import { aConsultWorld, type ConsultWorld } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const hour = 3_600

/** Asked by the patient through the wire, and the cashier opened. */
async function asked(): Promise<ConsultWorld & { consultId: string; payNo: string }> {
  const world = await aConsultWorld(server, { priceCents: 3000 })
  const issue = await server.call(
    'nethos.consult.info.docpic.issue.v2',
    { docId: world.doctor.docId, consultContent: '头晕' },
    world.patient.session,
  )
  const { consultId } = issue.obj
  expect(
    (await server.call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT' }, world.patient.session)).code,
  ).toBe('0')
  const { payNo } = await db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', consultId)
    .executeTakeFirstOrThrow()
  return { ...world, consultId, payNo }
}

async function paid() {
  const order = await asked()
  await server.sandbox(`payments/${order.payNo}/succeed`)
  return order
}

const detail = async ({ consultId, patient }: Awaited<ReturnType<typeof asked>>) =>
  (await server.call('nethos.consult.info.detail', { consultId }, patient.session)).obj
const refundsOf = async (payNo: string) =>
  db.selectFrom('refund').select(['amountCents', 'cause', 'reason']).where('payNo', '=', payNo).execute()
const booksOf = async (payNo: string) => {
  const sums = await db
    .selectFrom('ledger')
    .select('book')
    .select(({ fn }) => fn.sum<number>('amountCents').as('cents'))
    .where('payNo', '=', payNo)
    .groupBy('book')
    .execute()
  return Object.fromEntries(sums.filter(sum => sum.cents !== 0).map(sum => [sum.book, sum.cents]))
}
const lastLine = (messages: { replyContent: string }[]) => messages.at(-1)!.replyContent

describe('a paid consult', () => {
  test('begins: the 24 hours run, the doctor has it', async () => {
    const order = await paid()
    const { consult, messageList, payWaitSeconds } = await detail(order)
    expect(consult).toMatchObject({
      consultStatus: 2,
      consultStatusDescription: '请耐心等待医生回复，24小时未回复将自动退款',
      answerDueAt: consult.startedAt + 24 * hour * 1000,
    })
    expect(payWaitSeconds).toBe(0)
    expect(lastLine(messageList)).toBe(
      '支付成功，咨询已开始。医生将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问，48小时后咨询自动结束。',
    )
    expect(
      (await server.staff.call('staff.consult.list', { tab: 'new' }, order.doctor.session)).list.map(
        row => row.consultId,
      ),
    ).toEqual([order.consultId])
  })

  test('without a reply for 24 hours is cancelled, and all money goes back, once', async () => {
    const order = await paid()
    await server.advance(24 * hour)
    await server.runner.runTimers()
    const { consult, messageList } = await detail(order)
    expect(consult).toMatchObject({ consultStatus: -1, consultFee: 3000, startedAt: expect.any(Number) })
    expect(lastLine(messageList)).toBe(
      `医生24小时内未回复，咨询已自动取消。费用将在7-10个工作日内退回原支付账户，预计${refundDay(server.runtime.clock.now())}前到账。`,
    )
    expect(await refundsOf(order.payNo)).toEqual([
      { amountCents: 3000, cause: 'give_up', reason: '医生24小时内未回复，全额退款' },
    ])
    await expect
      .poll(
        async () =>
          (await db.selectFrom('refund').select('state').where('payNo', '=', order.payNo).executeTakeFirstOrThrow())
            .state,
        { timeout: 10_000 },
      )
      .toBe('done')
  })

  test('that the doctor declines goes back; so does one that he ends without a word', async () => {
    const declined = await paid()
    await server.staff.call(
      'staff.consult.refuse',
      { consultId: declined.consultId, reason: '请到急诊' },
      declined.doctor.session,
    )
    expect(await refundsOf(declined.payNo)).toEqual([
      { amountCents: 3000, cause: 'decline', reason: '医生未接诊，全额退款' },
    ])
    const { messageList } = await detail(declined)
    expect(lastLine(messageList)).toBe(
      `医生暂时无法为您解答，咨询已取消（原因：请到急诊）。费用将在7-10个工作日内退回原支付账户，预计${refundDay(server.runtime.clock.now())}前到账。`,
    )
    const silent = await paid()
    await server.staff.call('staff.consult.finish', { consultId: silent.consultId }, silent.doctor.session)
    expect(await refundsOf(silent.payNo)).toMatchObject([{ amountCents: 3000, cause: 'finish' }])
  })

  test('that was answered is earned when it ends, and nothing goes back', async () => {
    const order = await paid()
    await server.staff.call(
      'staff.consult.reply',
      { consultId: order.consultId, replyContent: '多休息' },
      order.doctor.session,
    )
    await server.call('nethos.consult.info.complete.v2', { consultId: order.consultId }, order.patient.session)
    expect(await refundsOf(order.payNo)).toEqual([])
    expect(await booksOf(order.payNo)).toEqual({ provider: expect.any(Number), earned: expect.any(Number) })
  })
})

describe('an unpaid consult', () => {
  test('that is cancelled wants no money any more; what comes all the same goes back', async () => {
    const order = await asked()
    await server.call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient.session)
    expect(
      (await db.selectFrom('payment').select('state').where('payNo', '=', order.payNo).executeTakeFirstOrThrow()).state,
    ).toBe('closed')
    expect(
      (
        await server.call(
          'nethos.consult.info.pay',
          { consultId: order.consultId, payChannel: 'WECHAT' },
          order.patient.session,
        )
      ).code,
    ).not.toBe('0')
    expect((await detail(order)).consult).toMatchObject({ consultStatus: -1, startedAt: null })
  })

  test('is paid or cancelled, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await asked()
      await Promise.all([
        server.call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient.session),
        server.sandbox(`payments/${order.payNo}/succeed`).catch(() => undefined),
      ])
      const { consultStatus } = (await detail(order)).consult
      const { state } = await db
        .selectFrom('payment')
        .select('state')
        .where('payNo', '=', order.payNo)
        .executeTakeFirstOrThrow()
      expect([
        [2, 'paid'],
        [-1, 'surplus'],
        [-1, 'closed'],
      ]).toContainEqual([consultStatus, state])
    }
  })
})
