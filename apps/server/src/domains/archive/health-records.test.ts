import { expect, test } from 'vitest'
import type { AccountCaller } from '../../calls/caller.ts'
import { aWorld } from '../../security/world.ts'
import { openTestServer } from '../../testing/server.ts'
import { archiveParts as ofProgrammes } from '../programme/archive-parts.ts'
import { archiveParts as ofQuestionnaires } from '../questionnaire/archive-parts.ts'
import { archiveParts as ofPrescriptions } from '../renewal/archive-parts.ts'

const server = await openTestServer()
const world = await aWorld(server)

/** The rows that an account's archive has of one domain. */
async function rowsFor(parts: typeof ofProgrammes, { accountId }: { accountId: string }) {
  const caller: AccountCaller = { kind: 'account', accountId, sessionId: '' }
  const scope = { db: server.db, runtime: server.runtime, caller, now: server.runtime.clock.now() }
  return (await Promise.all(parts.map(part => part.sectionOf(scope)))).flatMap(section => section.rows)
}

test('an archive has what was sent in a questionnaire, question by question, and nothing of another account', async () => {
  await world.sentQuestionnaire()
  const [row] = await rowsFor(ofQuestionnaires, world.owner)
  expect(row).toMatchObject({
    questionnaire: expect.stringMatching(/\p{Script=Han}/u),
    answers: expect.stringMatching(/：/),
  })
  expect(await rowsFor(ofQuestionnaires, world.stranger)).toEqual([])
})

test('an archive has each application to a zone with its form and its state', async () => {
  await world.application('asked')
  const [row] = await rowsFor(ofProgrammes, world.owner)
  expect(row).toMatchObject({ statusWord: '待补充资料', answers: expect.stringMatching(/：/) })
  expect(await rowsFor(ofProgrammes, world.stranger)).toEqual([])
})

test('an archive has prescriptions once they are approved, with every dose', async () => {
  await world.renewal('reviewing')
  expect(await rowsFor(ofPrescriptions, world.owner)).toEqual([])
  await world.renewal('paid')
  const [row] = await rowsFor(ofPrescriptions, world.owner)
  const { lines } = await server.db
    .selectFrom('prescription')
    .select('lines')
    .where('approvedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const [line] = lines as unknown as { drugName: string; dose: string; frequency: string; days: number }[]
  expect(row!['drugs']).toContain(`${line!.drugName} `)
  expect(row!['drugs']).toContain(`每次${line!.dose}，${line!.frequency}，${line!.days}天`)
  expect(await rowsFor(ofPrescriptions, world.stranger)).toEqual([])
})
