import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'

export interface Booker {
  accountId: string
  personId: string
  idCard: string
}
type Facts = NonNullable<Parameters<typeof aPerson>[2]>

/** People with accounts, the demo hospital's centres as they were listed, and calls in the wire's words. */
export async function aCheckupWorld(server: TestServer) {
  const { db, runtime } = server
  await db
    .insertInto('hospital')
    .values([{ hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 }])
    .onConflict(on => on.doNothing())
    .execute()
  const now = () => runtime.clock.now()
  const settle = () => server.runner.idle()
  async function hear(): Promise<void> {
    await server.advance(16)
    await settle()
  }
  await hear()

  async function aBooker(facts: Facts = {}): Promise<Booker> {
    const { accountId } = await anAccount(server)
    const idCard = facts.idCard ?? anIdCard()
    const personId = await aPerson(server, accountId, { isRealname: true, ...facts, idCard })
    return { accountId, personId, idCard }
  }
  const call = async (service: string, { accountId }: Pick<Booker, 'accountId'>, input: object = {}, on = server) =>
    on.call(`nethos.medical.${service}`, input, await server.sessionOf({ accountId }))
  const times = async (packageId: string) => {
    const { obj } = await server.call('nethos.medical.date.list', { packageId })
    return obj.times as { timeId: string; startsAt: number; endsAt: number; left: number }[]
  }
  /** A time with places of a day that lies ahead. */
  // Two tests never share a time: over a weekend the next one in four days and in five would be the same.
  const given = new Set<string>()
  const aTime = async (packageId: string, inDays = 2, least = 2) => {
    const found = (await times(packageId)).find(
      one => one.startsAt > now() + inDays * 86_400_000 && one.left >= least && !given.has(one.timeId),
    )
    if (!found) throw new Error('the demo centres have no such time')
    given.add(found.timeId)
    return found
  }
  const left = async (packageId: string, timeId: string) =>
    (await times(packageId)).find(one => one.timeId === timeId)!.left
  const book = (who: Booker, packageId: string, timeId: string, totalFee: number, addOns: string[] = [], on = server) =>
    call('order.add', who, { packageId, compatId: who.personId, timeId, addOns, totalCents: totalFee }, on)
  const order = async (who: Booker, orderId: string) => (await call('order.detail', who, { orderId })).obj
  async function pay(who: Booker, orderId: string): Promise<string> {
    await call('order.pay', who, { orderId, payChannel: 'WECHAT' })
    const { payNo } = await db
      .selectFrom('payment')
      .select('payNo')
      .where('bizId', '=', orderId)
      .executeTakeFirstOrThrow()
    await server.sandbox(`payments/${payNo}/succeed`)
    await server.advance(1)
    await settle()
    return payNo
  }
  const refunds = (payNo: string) => db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo).execute()
  const messages = async ({ accountId }: Booker): Promise<string[]> =>
    (
      await db.selectFrom('message').select('title').where('accountId', '=', accountId).orderBy('messageId').execute()
    ).map(row => row.title)
  return { aBooker, aTime, book, call, hear, left, messages, now, order, pay, refunds, settle, times }
}
