import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { aMeeting, aRecording } from '../domains/consult/video/testbed.ts'
import { aRenewalWorld } from '../domains/renewal/testbed.ts'
import { openTestServer } from '../testing/server.ts'
import { retentions } from './retention.ts'

const server = await openTestServer()
const { db } = server
const day = 24 * 3600

/** An account with one row at least of everything that the law keeps, and nothing under way. */
async function anAccountWithRecords() {
  const world = await aRenewalWorld(server)
  const { patient, doctor, desk, pharmacist } = world
  const at = new Date(server.runtime.clock.now())
  const consultId = await world.paid()
  await server.runner.idle()
  await desk('staff.prescription.lay.out', { consultId }, pharmacist.session)
  await desk('staff.prescription.hand.over', { consultId }, pharmacist.session)

  const { consult } = await aConsultWorld(server)
  const owned = { accountId: patient.accountId, personId: patient.personId, docId: doctor.docId, feeCents: 0 }
  const talk = await consult(owned)
  await desk('staff.consult.record', {
    consultId: talk,
    title: '线上咨询病历',
    complained: '头晕一周',
    illnessName: '高血压',
    medicalOpinion: '复查血压',
  })
  await server.runner.idle()
  await desk('staff.consult.finish', { consultId: talk })
  await aMeeting(server, talk)
  await aRecording(server, talk)

  const { obj: follow } = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)
  const fields = { msgType: 'TEXT', content: '请复查', createdAt: at }
  await db
    .insertInto('followMessage')
    .values({ ...fields, followId: follow.followId, talker: 'DOC', talkerId: doctor.docId, talkerName: '陈志远' })
    .execute()
  const { groupId } = await db
    .insertInto('patientGroup')
    .values({ groupName: '高血压病友', intro: '一起管理血压', memberLimit: 100, createdAt: at })
    .returning('groupId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('groupMessage')
    .values({
      ...fields,
      groupId,
      seq: 1,
      version: 1,
      speaker: 'member',
      speakerId: patient.accountId,
      speakerName: '张',
    })
    .execute()
  await anApplication(patient, at)
  const reportId = await aReport(at)
  await db.insertInto('consultReport').values({ consultId: talk, reportId, addedAt: at }).execute()
  return patient.accountId
}

async function anApplication({ accountId, personId }: { accountId: string; personId: string }, at: Date) {
  const { applicationId } = await db
    .insertInto('programmeApplication')
    .values({
      accountId,
      personId,
      personName: '张秀英',
      code: 'rehab',
      edition: 0,
      document: '{}',
      offerCode: 'once',
      offerTitle: '一次',
      priceCents: 0,
      answers: '{}',
      status: 'done',
      createdAt: at,
      decideBy: at,
    })
    .returning('applicationId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('programmeMessage')
    .values({
      applicationId,
      talker: 'PAT',
      talkerId: accountId,
      talkerName: '张秀英',
      text: '请问何时开始',
      createdAt: at,
    })
    .execute()
}

async function aReport(at: Date): Promise<string> {
  const { hosId } = await db.selectFrom('hospital').select('hosId').limit(1).executeTakeFirstOrThrow()
  const { reportId } = await db
    .insertInto('hospitalReport')
    .values({
      hosId,
      reportCode: 'R1',
      recordNumber: 'N1',
      version: 1,
      kind: 'lab',
      reportName: '血常规',
      state: 'final',
      datedAt: at,
      arrivedAt: at,
    })
    .returning('reportId')
    .executeTakeFirstOrThrow()
  return reportId
}

const counted = async () =>
  Object.fromEntries(
    await Promise.all(
      retentions.map(async ({ table }) => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
        return [table, rows[0]!.n] as const
      }),
    ),
  )

test('what the law keeps outlasts the closing of its account and the housekeeping of the months after it', async () => {
  const accountId = await anAccountWithRecords()
  const before = await counted()
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
  const files = async () =>
    (
      await db
        .selectFrom('attachmentUse')
        .select('attaId')
        .where('recordType', 'in', ['consult', 'prescription'])
        .execute()
    ).length
  const filesBefore = await files()

  // Nobody is logged in any more; an old session is what housekeeping takes away.
  const soon = new Date(server.runtime.clock.now() + day * 1000)
  await db.updateTable('session').set({ expiresAt: soon }).execute()
  await db
    .updateTable('account')
    .set({ closingAskedAt: new Date(server.runtime.clock.now()), closingDueAt: soon })
    .where('accountId', '=', accountId)
    .execute()
  for (const days of [20, 30, 100]) await server.advance(days * day)

  const { closedAt } = await db
    .selectFrom('account')
    .select('closedAt')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(closedAt, 'the account is closed').not.toBeNull()
  expect(await db.selectFrom('session').select('sessionId').execute(), 'housekeeping was there').toEqual([])
  const after = await counted()
  const lost = Object.keys(before).filter(table => after[table]! < before[table]!)
  expect(lost).toEqual([])
  expect(await files()).toBe(filesBefore)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from consult where account_id = ${accountId}`.execute(db)
  expect(rows[0]!.n).toBe(2)
})
