import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { HospitalFigures } from '@nethos/contract/consult/figures.services.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aPatient, payFor, type ConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const { db, runtime } = server
const { staffId } = await db
  .insertInto('staff')
  .values({
    login: 'office',
    passwordHash: '',
    name: '周敏',
    role: 'operator',
    createdAt: new Date(runtime.clock.now()),
  })
  .returning('staffId')
  .executeTakeFirstOrThrow()

const period = () => {
  const today = dayOf(runtime.clock.now())
  return { fromDay: addDays(today, -6), untilDay: today }
}
const mine = async ({ doctor }: ConsultWorld) =>
  (await server.staff.call('staff.figures.mine', period(), doctor.session)).obj as HospitalFigures
const office = async (fields: object = {}) => {
  const session = await server.sessionOf({ staffId })
  return (await server.staff.call('staff.figures.hospital', { ...period(), ...fields }, session)).obj as HospitalFigures
}
const sum = (rows: readonly Record<string, unknown>[], key: string) =>
  rows.reduce((all, row) => all + Number(row[key]), 0)

/** Asked and paid by somebody of his own. */
async function paidConsult(world: ConsultWorld) {
  const patient = await aPatient(server)
  const asked = { docId: world.doctor.docId, personId: patient.personId, illnessName: '高血压' }
  const { consultId } = (
    await server.call(
      'nethos.consult.info.docpic.issue.v2',
      { ...asked, consultContent: '最近血压有点高，药需要调整吗？' },
      patient.session,
    )
  ).obj
  const payNo = await payFor(server, consultId, patient.session)
  return { consultId: consultId as string, payNo, patient }
}
const answer = (world: ConsultWorld, consultId: string) =>
  server.staff.call('staff.consult.reply', { consultId, replyContent: '可以先观察。' }, world.doctor.session)
const finish = (world: ConsultWorld, consultId: string) =>
  server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)

/** What the ledger holds of the payments for his consults, book by book. */
async function ledgerOf({ doctor }: ConsultWorld) {
  const { rows } = await sql<{ book: string; cents: string }>`
    select book, sum(ledger.amount_cents) as cents from ledger join payment using (pay_no)
    join consult on consult.consult_id = payment.biz_id
    where consult.doc_id = ${doctor.docId} group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ book, cents }) => [book, Number(cents)]))
}

describe('a doctor’s figures', async () => {
  const world = await aConsultWorld(server, { priceCents: 3333 })
  const [one, two] = [await paidConsult(world), await paidConsult(world), await paidConsult(world)]
  await answer(world, one.consultId)
  await finish(world, one.consultId)
  await answer(world, two.consultId)
  await server.advance(3 * 3600)
  const declined = await paidConsult(world)
  await server.staff.call(
    'staff.consult.refuse',
    { consultId: declined.consultId, reason: '请到门诊就诊' },
    world.doctor.session,
  )
  await server.advance(60)

  test('count what began, what was answered, and when', async () => {
    const { days, kinds, medianMinutes } = await mine(world)
    expect(days).toHaveLength(7)
    expect(sum(days, 'begun')).toBe(4)
    expect(sum(days, 'answered')).toBe(2)
    expect(sum(days, 'inTime')).toBe(2)
    expect(kinds).toMatchObject([{ consultType: 'DOCPIC', begun: 4 }])
    expect(medianMinutes).toBeLessThan(60)
  })

  test('are the ledger’s to the cent, by day, kind and way', async () => {
    const { days, kinds, channels } = await mine(world)
    const books = await ledgerOf(world)
    for (const rows of [days, kinds, channels]) {
      expect(sum(rows, 'earnedCents')).toBe(-(books['earned'] ?? 0))
      expect(sum(rows, 'paidCents')).toBe(4 * 3333)
      expect(sum(rows, 'refundedCents')).toBe(3333)
      // What came is earned, gone back or still held for what is not done.
      expect(sum(rows, 'paidCents') - sum(rows, 'refundedCents') - sum(rows, 'earnedCents')).toBe(-(books['held'] ?? 0))
    }
    expect(books['earned']).toBe(-3333)
    expect(channels).toMatchObject([{ payChannel: 'WECHAT' }])
  })

  test('are his own alone', async () => {
    const other = await aConsultWorld(server)
    const { days, kinds } = await mine(other)
    expect([sum(days, 'begun'), sum(days, 'paidCents'), kinds]).toEqual([0, 0, []])
  })

  test('hold the ratings of these days', async () => {
    await db
      .insertInto('review')
      .values({
        docId: world.doctor.docId,
        moduleType: 'DOCPIC',
        score: 10,
        patientNameMasked: '张*',
        createdAt: new Date(runtime.clock.now()),
      })
      .execute()
    expect((await mine(world)).stars[4]).toBe(1)
  })

  test('leave as a table for a spreadsheet, and a line says so', async () => {
    const { doctor } = world
    const { obj } = await server.staff.call('staff.figures.export', period(), doctor.session)
    expect(obj.rows).toBe(7)
    expect(obj.csv.trim().split('\r\n').at(-1)).toBe('合计,4,4,2,2,0,133.32,0.00,33.33,33.33')
    const line = db.selectFrom('audit').select(['actorId', 'recordId']).where('action', '=', 'consult.figures.export')
    const { fromDay, untilDay } = period()
    expect(await line.execute()).toEqual([
      { actorId: doctor.staffId, recordId: `${doctor.docId}_${fromDay}_${untilDay}` },
    ])
  })
})

describe('the hospital’s figures', () => {
  test('are the sum of all doctors’, and the ledger’s to the cent', async () => {
    const { days, doctors, channels } = await office()
    for (const key of ['begun', 'inTime', 'paidCents', 'refundedCents', 'earnedCents'])
      expect(sum(doctors, key)).toBe(sum(days, key))
    expect(sum(channels, 'paidCents')).toBe(sum(days, 'paidCents'))
    const { rows } = await sql<{ cents: string }>`
      select -sum(ledger.amount_cents) as cents from ledger join payment using (pay_no)
      where book = 'earned' and biz_type = 'consult'`.execute(db)
    expect(sum(days, 'earnedCents')).toBe(Number(rows[0]!.cents))
  })

  test('are those of one doctor or of a department where that is asked', async () => {
    const { doctors } = await office()
    const busiest = doctors[0]!
    const his = await office({ docId: busiest.docId })
    expect(sum(his.days, 'begun')).toBe(busiest.begun)
    expect(his.doctors).toHaveLength(1)
    expect((await office({ gbDeptCode: '03.01' })).doctors).toHaveLength(doctors.length)
    expect(sum((await office({ gbDeptCode: '04' })).days, 'begun')).toBe(0)
  })

  test('are the office’s', async () => {
    const { doctor } = await aConsultWorld(server)
    expect(await server.staff.call('staff.figures.hospital', period(), doctor.session)).toMatchObject({
      code: '00010441',
    })
    const wrong = { fromDay: '2026-01-01', untilDay: '2026-06-01' }
    expect(await server.staff.call('staff.figures.mine', wrong, doctor.session)).toMatchObject({ msg: '最多选择92天' })
  })
})
