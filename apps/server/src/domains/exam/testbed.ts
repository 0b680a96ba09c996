import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { writeFileAtWindow } from '../../sandbox/hospital/window.table.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'

export interface Examined {
  accountId: string
  personId: string
  recordNumber: string
}

let orders = 0

/** People with a file at the demo hospital, orders of its doctors, and calls in the wire's words. */
export async function anExaminationWorld(server: TestServer) {
  const { db, pool, runtime } = server
  await db
    .insertInto('hospital')
    .values([{ hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 }])
    .onConflict(on => on.doNothing())
    .execute()
  const now = () => runtime.clock.now()

  async function aPatient(): Promise<Examined> {
    const { accountId } = await anAccount(server)
    const idCard = anIdCard()
    const personId = await aPerson(server, accountId, { idCard })
    const recordNumber = await writeFileAtWindow(pool, { hosId: 'h1', idCard, name: '王秀英' }, now())
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now()) })
      .execute()
    return { accountId, personId, recordNumber }
  }
  const call = async (service: string, { accountId }: Pick<Examined, 'accountId'>, input: object = {}) =>
    server.call(service, input, await server.sessionOf({ accountId }))
  /** The line asks every quarter of a minute. */
  async function hear(): Promise<void> {
    await server.advance(16)
    await server.runner.idle()
  }
  /** A doctor has ordered it; the id that it has with us. */
  async function order({ recordNumber }: Examined, itemCode: string): Promise<string> {
    const orderNo = `T${++orders}`
    await server.sandbox('hospital/exam.order', { recordNumber, itemCode, orderNo })
    await hear()
    const row = await db
      .selectFrom('examination')
      .select('examinationId')
      .where('orderNo', '=', orderNo)
      .executeTakeFirstOrThrow()
    return row.examinationId
  }
  const detail = async (who: Examined, orderId: string) =>
    (await call('zheer.yygh.ApiJyjcService.queryOwnBookDetail', who, { orderId })).obj
  const orderNoOf = async (examinationId: string): Promise<string> =>
    (
      await db
        .selectFrom('examination')
        .select('orderNo')
        .where('examinationId', '=', examinationId)
        .executeTakeFirstOrThrow()
    ).orderNo
  const slots = async (who: Examined, orderId: string) => {
    const { obj } = await call('nethos.exam.slot.list', who, { orderId })
    return obj.slots as { slotId: string; startsAt: number; left: number | null }[]
  }
  const settle = () => server.runner.idle()
  const messages = async ({ accountId }: Examined): Promise<string[]> =>
    (
      await db.selectFrom('message').select('title').where('accountId', '=', accountId).orderBy('messageId').execute()
    ).map(row => row.title)
  return { aPatient, call, hear, order, detail, slots, settle, messages, orderNoOf, now }
}
