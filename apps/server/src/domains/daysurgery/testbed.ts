import { anAccount } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { theSystem } from '../../calls/caller.ts'
import { beginGrant } from '../grants/grant.lifecycle.ts'
import { newKey } from '../grants/grant.table.ts'
import { writeFileAtWindow } from '../../sandbox/hospital/window.table.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'

export interface Operated {
  accountId: string
  personId: string
  recordNumber: string
}

let surgeries = 0

/** People with a file at the demo hospital, operations that it plans, and calls in the wire's words. */
export async function aSurgeryWorld(server: TestServer) {
  const { db, pool, runtime } = server
  await db
    .insertInto('hospital')
    .values([{ hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 }])
    .onConflict(on => on.doNothing())
    .execute()
  const now = () => runtime.clock.now()

  async function bind({ accountId, personId }: Pick<Operated, 'accountId' | 'personId'>, recordNumber: string) {
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber, boundAt: new Date(now()) })
      .execute()
    return { accountId, personId, recordNumber }
  }
  async function aPatient(): Promise<Operated> {
    const { accountId } = await anAccount(server)
    const idCard = anIdCard()
    const personId = await aPerson(server, accountId, { idCard })
    return bind({ accountId, personId }, await writeFileAtWindow(pool, { hosId: 'h1', idCard, name: '王秀英' }, now()))
  }
  /** Somebody else who has the same file among his people. */
  async function family({ recordNumber }: Operated): Promise<Operated> {
    const { accountId } = await anAccount(server)
    return bind({ accountId, personId: await aPerson(server, accountId, { idCard: anIdCard() }) }, recordNumber)
  }
  /** The patient has let this account book for him; and takes it back. */
  async function grant({ accountId, personId }: Operated): Promise<void> {
    const scopes = ['book'] as const
    const asked = { accountId, personId, idCardHash: null, mobile: '13600000000', keyHash: newKey().keyHash }
    await beginGrant({ ...server, now: now(), caller: theSystem }, { ...asked, days: 90, scopes: [...scopes] })
    await db
      .updateTable('personGrant')
      .set({ status: 'given', answeredAt: new Date(now()), endsAt: new Date(now() + 90 * 86_400_000), dueAt: null })
      .where('accountId', '=', accountId)
      .execute()
  }
  const withdraw = async ({ accountId }: Operated): Promise<unknown> =>
    db
      .updateTable('personGrant')
      .set({ status: 'revoked', endedBy: 'person', endedAt: new Date(now()) })
      .where('accountId', '=', accountId)
      .execute()
  const call = async (service: string, { accountId }: Pick<Operated, 'accountId'>, input: object = {}) =>
    server.call(service, input, await server.sessionOf({ accountId }))
  /** The line asks every quarter of a minute. */
  async function hear(): Promise<void> {
    await server.advance(16)
    await server.runner.idle()
  }
  /** The hospital plans it; the id and number that it has. */
  async function plan(
    { recordNumber }: Pick<Operated, 'recordNumber'>,
    plannedAt: number,
    fields: object = {},
    surgeryNo = `T${++surgeries}`,
  ): Promise<{ surgeryId: string; surgeryNo: string }> {
    await server.sandbox('hospital/surgery.plan', { recordNumber, surgeryNo, plannedAt, plan: fields })
    await hear()
    const { surgeryId } = await db
      .selectFrom('surgery')
      .select('surgeryId')
      .where('surgeryNo', '=', surgeryNo)
      .executeTakeFirstOrThrow()
    return { surgeryId, surgeryNo }
  }
  async function report(surgeryNo: string, event: string, occurredAt = now()): Promise<void> {
    await server.sandbox('hospital/surgery.event', { surgeryNo, event, occurredAt })
    await hear()
  }
  const home = async (who: Operated, surgeryId: string) =>
    (await call('zheer.yygh.ApiDaySurgeryService.surgeryInfo.v2', who, { surgeryId })).obj
  const messages = async ({ accountId }: Pick<Operated, 'accountId'>): Promise<string[]> =>
    (
      await db.selectFrom('message').select('title').where('accountId', '=', accountId).orderBy('messageId').execute()
    ).map(row => row.title)
  return { aPatient, family, grant, withdraw, call, hear, plan, report, home, messages, now }
}
