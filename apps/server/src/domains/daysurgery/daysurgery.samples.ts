import { randomUUID } from 'node:crypto'
import { aFile } from '../people/people.samples.ts'
import type { TestServer } from '../../testing/server.ts'

interface Whose {
  accountId: string
  personId: string
}
const day = 86_400_000

/** Its insurance, to be paid. */
export async function aPolicy(server: TestServer, whose: Whose): Promise<string> {
  const surgeryId = await aSurgery(server, whose)
  const now = server.runtime.clock.now()
  const { policyId } = await server.db
    .insertInto('surgeryPolicy')
    .values({
      ...whose,
      surgeryId,
      personName: '张秀英',
      productCode: 'DS-2026',
      productName: '日间手术意外保险',
      insurerName: '演示保险公司',
      premiumCents: 4_800,
      sumCents: 10_000_000,
      status: 'to_pay',
      createdAt: new Date(now),
      payBy: new Date(now + 1_800_000),
      surgeryAt: new Date(now + 5 * day),
    })
    .returning('policyId')
    .executeTakeFirstOrThrow()
  return policyId
}

/** An operation of the person's that lies ahead, without a pathway. */
export async function aSurgery(server: TestServer, whose: Whose): Promise<string> {
  const file = await aFile(server, whose)
  const now = server.runtime.clock.now()
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
