import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/server.ts'

interface Whose {
  accountId: string
  personId: string
}
const day = 86_400_000

/** The person's file at a hospital, bound to him; made where there is none. */
async function aFile({ db, house }: TestServer, { accountId, personId }: Whose) {
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
    .values({ accountId, personId, ...made, boundAt: new Date(house.clock.now()) })
    .execute()
  return made
}

/** An operation of the person's that lies ahead, without a pathway. */
export async function aSurgery(server: TestServer, whose: Whose): Promise<string> {
  const file = await aFile(server, whose)
  const now = server.house.clock.now()
  const { surgeryId } = await server.db
    .insertInto('surgery')
    .values({
      ...file,
      surgeryNo: randomUUID(),
      surgeryName: '腹腔镜胆囊切除术',
      kind: 'day',
      deptName: '普外科',
      ward: '日间手术病区',
      place: '2号楼5层',
      doctorName: '周启明',
      plannedAt: new Date(now + 5 * day),
      arriveAt: new Date(now + 5 * day - 5_400_000),
      anaesthesia: 'general',
      status: 'planned',
    })
    .returning('surgeryId')
    .executeTakeFirstOrThrow()
  return surgeryId
}
