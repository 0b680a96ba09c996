import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor, aPatient, type ConsultWorld } from '../consult/testbed.ts'

/** An unpaid consult of a patient of its own. */
export interface Order {
  consultId: string
  patient: Session
  accountId: string
  mobile: string
}

export type Notice = 'normal' | 'lost' | 'late' | 'doubled' | 'forged'

/** Somebody who asks doctors and pays, an operator, and the sandbox's cashier. */
export async function aTill(server: TestServer) {
  const { db } = server
  const doctor = await aDoctor(server)
  async function aMember(role: 'operator' | 'admin', name: string) {
    const row = { login: randomUUID(), passwordHash: '', name, role, createdAt: new Date(server.runtime.clock.now()) }
    const { staffId } = await db.insertInto('staff').values(row).returning('staffId').executeTakeFirstOrThrow()
    /** In a session of today. */
    const desk = async (service: string, fields: object = {}) =>
      server.staff.call(service, fields, await server.sessionOf({ staffId }))
    return { staffId, desk }
  }
  const operator = await aMember('operator', '周敏')

  interface Sample {
    feeCents?: number
    /** Who asks and pays; left out, a new patient. */
    of?: Omit<ConsultWorld['patient'], 'mobile'>
  }
  async function anOrder({ of, ...sample }: Sample = {}): Promise<Order> {
    const { accountId, personId, mobile, session } = of ? { ...of, mobile: '' } : await aPatient(server)
    const consultId = await aConsult(db, {
      accountId,
      personId,
      docId: doctor.docId,
      now: server.runtime.clock.now(),
      status: 'unpaid',
      ...sample,
    })
    return { consultId, patient: session, accountId, mobile }
  }

  const pay = ({ consultId, patient }: Order, fields: object = {}, envelope: object = {}) =>
    server.call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT', ...fields }, patient, envelope)

  /** Opens the cashier, and says under which number. */
  async function open(order: Order, payChannel: 'WECHAT' | 'ALIPAY' = 'WECHAT'): Promise<string> {
    expect(await pay(order, { payChannel })).toMatchObject({ code: '0' })
    const provider = payChannel === 'WECHAT' ? 'wechat' : 'alipay'
    const { payNo } = await db
      .selectFrom('payment')
      .select('payNo')
      .where('bizId', '=', order.consultId)
      .where('provider', '=', provider)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return payNo
  }

  const atCashier = (payNo: string, outcome: 'succeed' | 'fail' | 'cancel' | 'release', notice: Notice = 'normal') =>
    server.sandbox(`payments/${payNo}/${outcome}`, { notice })

  async function paid(
    payChannel: 'WECHAT' | 'ALIPAY' = 'WECHAT',
    sample: Sample = {},
  ): Promise<Order & { payNo: string }> {
    const order = await anOrder(sample)
    const payNo = await open(order, payChannel)
    await atCashier(payNo, 'succeed')
    expect(await stateOf(payNo)).toBe('paid')
    return { ...order, payNo }
  }

  const stateOf = async (payNo: string) =>
    (await db.selectFrom('payment').select('state').where('payNo', '=', payNo).executeTakeFirstOrThrow()).state
  const refundsOf = (payNo: string) =>
    db.selectFrom('refund').selectAll().where('payNo', '=', payNo).orderBy('createdAt').orderBy('refundNo').execute()

  return {
    doctor,
    operatorId: operator.staffId,
    /** Another one of the office. */
    aMember,
    anOrder,
    pay,
    open,
    paid,
    atCashier,
    stateOf,
    refundsOf,
    consultStatus: async (consultId: string) =>
      (await db.selectFrom('consult').select('status').where('consultId', '=', consultId).executeTakeFirstOrThrow())
        .status,
    /** What the provider's own books say of the money. */
    async atProvider(
      bizId: string,
    ): Promise<{ payNo: string; state: string; refunds: { refundNo: string; amount: number; state: string }[] }[]> {
      return (await (await server.get(`/sandbox/payments?bizId=${bizId}`)).json()) as never
    },
    decline: async ({ consultId }: Order) =>
      server.staff.call(
        'staff.consult.refuse',
        { consultId, reason: '建议线下就诊' },
        await server.sessionOf({ staffId: doctor.staffId }),
      ),
    /** The provider's refunds come to their end in their own time, and say so. */
    returned: (payNo: string, ...states: string[]) =>
      expect
        .poll(async () => (await refundsOf(payNo)).map(one => one.state), { timeout: 10_000, interval: 50 })
        .toEqual(states.length > 0 ? states : ['done']),
    /** As the operator. */
    desk: operator.desk,
    /** What the books say of an order, where they say anything. */
    async booksOf({ consultId }: { consultId: string }): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom('ledger')
        .innerJoin('payment', 'payment.payNo', 'ledger.payNo')
        .select('book')
        .select(({ fn }) => fn.sum<number>('ledger.amountCents').as('cents'))
        .where('bizId', '=', consultId)
        .groupBy('book')
        .execute()
      return Object.fromEntries(rows.filter(row => Number(row.cents) !== 0).map(row => [row.book, Number(row.cents)]))
    },
  }
}
