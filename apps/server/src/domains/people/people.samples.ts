import { randomUUID } from 'node:crypto'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import type { TestServer } from '../../testing/server.ts'
import { addPersonRow } from './person.table.ts'
import type { PersonFacts } from './person.facts.ts'

let serial = 0

/** A well-formed ID number that no other sample has, or the one of a sample's number: born on 'YYYY-MM-DD', a woman's or a man's. */
export function anIdCard({
  bornOn = '1980-05-20',
  gender = 'F',
  nth = ++serial,
}: { bornOn?: string; gender?: 'M' | 'F'; nth?: number } = {}): string {
  const order = (nth % 500) * 2 + (gender === 'M' ? 1 : 0)
  // Five hundred of a day in each district.
  const first17 = `${330106 + (Math.floor(nth / 500) % 90)}${bornOn.replaceAll('-', '')}${String(order).padStart(3, '0')}`
  return first17 + checkCharacter(first17)
}

/** A person of an account, an adult with ID number and mobile unless the facts say otherwise; the id. */
export async function aPerson(
  server: Pick<TestServer, 'db' | 'runtime'>,
  accountId: string,
  facts: PersonFacts & { at?: number } = {},
): Promise<string> {
  const { at = server.runtime.clock.now(), ...given } = facts
  const scope = {
    db: server.db,
    runtime: server.runtime,
    now: at,
    caller: { kind: 'account', accountId, sessionId: '' },
  } as const
  const row = await addPersonRow(scope, {
    personName: '王秀英',
    relationship: 'others',
    idCard: anIdCard(),
    mobile: '13700000000',
    ...given,
  })
  return row.personId
}

/** The person's file at a hospital, bound to him; made where there is none. */
export async function aFile(
  { db, runtime }: TestServer,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<{ hosId: string; recordNumber: string }> {
  const known = await db
    .selectFrom('hospitalAccount')
    .select(['hosId', 'recordNumber'])
    .where('personId', '=', personId)
    .orderBy('boundAt')
    .limit(1)
    .executeTakeFirst()
  if (known) return known
  await db
    .insertInto('hospital')
    .values({ hosId: 'h1', hosName: '宁禾大学附属第一医院', areaName: '宁禾市东湖区', position: 1 })
    .onConflict(on => on.doNothing())
    .execute()
  const made = { hosId: 'h1', recordNumber: `X${randomUUID().slice(0, 8)}` }
  await db
    .insertInto('hospitalAccount')
    .values({ accountId, personId, ...made, boundAt: new Date(runtime.clock.now()) })
    .execute()
  return made
}
