import { afterEach, describe, expect, test, vi } from 'vitest'
import { looks } from '@nethos/contract/renewal/prescription-check.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { freePort } from '../../database/free-port.ts'
import { SupervisionUnreachableError, type SupervisionPlatform } from '../../ports/supervision.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor } from '../consult/testbed.ts'
import { aRenewalWorld } from '../renewal/testbed.ts'
import { differencesOf } from './compare-day.ts'

const metricsPort = await freePort()
const server = await openTestServer({ METRICS_PORT: String(metricsPort) })
const { db, pool, runtime } = server
const platform = runtime.supervision as SupervisionPlatform
const operator = await aStaffMember(server, 'operator')
const desk = (service: string, fields: object = {}) => server.staff.call(service, fields, operator.session)
afterEach(() => vi.restoreAllMocks())

const minute = () => server.advance(61)
const reportsOf = async (kind: string) => (await desk('staff.supervision.report.list', { kind, pageSize: 100 })).list
const reportOf = async (recordId: string) =>
  db
    .selectFrom('supervisionReport')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
const entryOf = async (recordId: string) =>
  (await pool.query('select * from sandbox.supervision_entry where record_id = $1', [recordId])).rows[0]
const overview = async () => (await desk('staff.supervision.overview')).obj

/** As the office enters it. */
async function license(docId: string, licenceNumber: string) {
  const doctor = await db.selectFrom('doctor').selectAll().where('docId', '=', docId).executeTakeFirstOrThrow()
  const { hosId, gbDeptCode, canPrescribe, teachTitle } = doctor
  const place = { hosId, gbDeptCode, canPrescribe, teachTitle }
  const licence = { licenceNumber, practiceCategory: '', licenceUntil: '', ...place }
  const { code, msg } = await desk('staff.doctor.licence.change', { docId, ...licence })
  expect([code, msg]).toEqual(['0', ''])
}
async function aLicensedWorld() {
  const world = await aConsultWorld(server)
  await license(world.doctor.docId, '110330000000001')
  return world
}
const world = await aLicensedWorld()
// The clock is moved by days.
await db
  .updateTable('session')
  .set({ expiresAt: new Date(8.64e15) })
  .execute()
const ended = async (): Promise<string> => {
  const consultId = await world.consult({ status: 'going' })
  const { code } = await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)
  expect(code).toBe('0')
  return consultId
}

describe('a consult that has ended', () => {
  test('is reported once, with its patient, its doctor and his licence, and the audit log says so', async () => {
    const consultId = await ended()
    await minute()
    await expect.poll(async () => (await reportOf(consultId))?.state).toBe('accepted')
    const entry = await entryOf(consultId)
    expect(entry.body).toMatchObject({
      consultId,
      endedAs: 'unreviewed',
      patient: {
        name: '张秀英',
        gender: 'F',
        birthOn: '1955-03-08',
        idCard: expect.stringMatching(/^110105\d{11}[\dX]$/),
      },
      doctors: [{ docId: world.doctor.docId, name: '陈志远', licenceNumber: '110330000000001' }],
    })
    expect((await reportsOf('consult')).find((one: any) => one.recordId === consultId)).toMatchObject({
      reportState: 'accepted',
      version: 1,
      receiptNo: entry.receipt_no,
      reason: '',
    })
    const audited = await db
      .selectFrom('audit')
      .select(['actorKind', 'action'])
      .where('recordId', '=', consultId)
      .where('action', '=', 'supervision.report')
      .execute()
    expect(audited).toEqual([{ actorKind: 'system', action: 'supervision.report' }])
    await minute()
    await minute()
    expect(
      await db.selectFrom('supervisionReport').select('version').where('recordId', '=', consultId).execute(),
    ).toEqual([{ version: 1 }])
  })

  test('waits in its place while the platform is away, and goes when it is back', async () => {
    const report = vi.spyOn(platform, 'report').mockRejectedValue(new SupervisionUnreachableError('away'))
    const ids = [await ended(), await ended()]
    await minute()
    await expect.poll(async () => (await overview()).trouble).toBe('SupervisionUnreachableError: away')
    expect((await overview()).waiting).toBeGreaterThanOrEqual(2)
    report.mockRestore()
    await server.advance(3_700)
    for (const id of ids) await expect.poll(async () => (await reportOf(id))?.state).toBe('accepted')
    expect(await overview()).toMatchObject({ waiting: 0, trouble: '', troubleSince: null, oldestWaitingAt: null })
  })

  test('whose receipt was lost is sent again and stands there once', async () => {
    const real = platform.report.bind(platform)
    const report = vi.spyOn(platform, 'report').mockImplementationOnce(async reports => {
      await real(reports)
      throw new SupervisionUnreachableError('the answer was lost')
    })
    const consultId = await ended()
    await minute()
    await expect.poll(() => report.mock.calls.length).toBe(1)
    expect((await reportOf(consultId))?.state).toBe('waiting')
    const first = await entryOf(consultId)
    await server.advance(3_700)
    await expect.poll(async () => (await reportOf(consultId))?.state).toBe('accepted')
    expect((await reportOf(consultId))?.receiptNo).toBe(first.receipt_no)
  })
})

test('all numbers stand in a row without a gap, in the order in which things happened', async () => {
  const rows = await db.selectFrom('supervisionReport').select(['sequence']).orderBy('sequence').execute()
  expect(rows.map(row => Number(row.sequence))).toEqual(rows.map((_, index) => index + 1))
  const consults = await db
    .selectFrom('supervisionReport')
    .select('occurredAt')
    .where('kind', '=', 'consult')
    .orderBy('sequence')
    .execute()
  expect(consults.map(row => row.occurredAt)).toEqual(consults.map(row => row.occurredAt).toSorted((a, b) => +a - +b))
})

test('what the platform refuses holds nothing up, says why, and is sent again when somebody has mended it', async () => {
  await license(world.doctor.docId, '')
  const refused = await ended()
  await minute()
  await expect.poll(async () => (await reportOf(refused))?.state).toBe('refused')
  const row = (await desk('staff.supervision.report.list', { reportState: 'refused', kind: 'consult' })).list[0]
  expect(row).toMatchObject({ recordId: refused, reason: '缺少必填项：doctors.0.licenceNumber' })
  const figure = async () =>
    (await desk('staff.today')).obj.figures.find((one: any) => one.figure === 'refused_supervision_reports').count
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(await figure()).toBe((await overview()).refused)
  expect(figures).toContain(`nethos_supervision_unsettled{what="refused"} ${(await overview()).refused}\n`)
  await license(world.doctor.docId, '110330000000001')
  expect((await desk('staff.supervision.report.retry', { reportId: row.reportId })).obj).toBe(true)
  expect((await desk('staff.supervision.report.retry', { reportId: row.reportId })).code).toBe('00010440')
  await minute()
  await expect.poll(async () => (await reportOf(refused))?.state).toBe('accepted')
})

test('the institution is reported with its licence, once the office has entered it', async () => {
  const admin = await aStaffMember(server, 'admin')
  const set = (key: string, value: string) =>
    server.staff.call('staff.system.param.change', { key, seen: '', value }, admin.session)
  await server.advance(3_700)
  await expect.poll(async () => (await reportOf('self'))?.state).toBe('refused')
  expect((await reportOf('self'))?.refusedBecause).toBe('缺少必填项：licenceNumber、licenceUntil、subjects')
  await set('licence.number', 'PDY00000033010017A1001')
  await set('licence.until', '2030-12-31')
  await set('licence.subjects', '内科、儿科')
  await server.advance(3_700)
  await expect.poll(async () => (await reportOf('self'))?.state).toBe('accepted')
  const { rows } = await pool.query(
    `select body from sandbox.supervision_entry where record_id = 'self' order by version desc limit 1`,
  )
  expect(rows[0].body).toMatchObject({ licenceNumber: 'PDY00000033010017A1001', subjects: ['内科', '儿科'] })
})

test('one record that cannot be put together is refused alone, and holds nothing up', async () => {
  const broken = await ended()
  const open = runtime.sealer.openText.bind(runtime.sealer)
  vi.spyOn(runtime.sealer, 'openText').mockImplementationOnce(() => {
    throw new RangeError('a secret that stays here')
  })
  await minute()
  await expect.poll(async () => (await reportOf(broken))?.state).toBe('refused')
  expect((await reportOf(broken))?.refusedBecause).toBe('本院整理这条记录时出错（RangeError），请联系系统管理员')
  expect((await overview()).trouble).toBe('')
  vi.mocked(runtime.sealer.openText).mockImplementation(open)
  const whole = await ended()
  await minute()
  await expect.poll(async () => (await reportOf(whole))?.state).toBe('accepted')
})

describe('a complaint', () => {
  const office = (service: string, fields: object) => desk(`staff.complaint.${service}`, fields)
  const versions = async (feedbackId: string) =>
    (
      await db
        .selectFrom('supervisionReport')
        .select('version')
        .where('recordId', '=', feedbackId)
        .where('state', '=', 'accepted')
        .orderBy('version')
        .execute()
    ).map(row => row.version)
  const bodyOf = async (feedbackId: string) =>
    (
      await pool.query(
        'select body from sandbox.supervision_entry where record_id = $1 order by version desc limit 1',
        [feedbackId],
      )
    ).rows[0].body

  test('is reported when it comes, with each answer, when it is closed, and when it comes again', async () => {
    const consultId = await world.consult({ status: 'going' })
    const letter = { kind: 'complaint', content: '等了三天没有回复', consultId }
    const { feedbackId } = (await server.call('nethos.system.feedback.add', letter, world.patient.session)).obj
    await minute()
    await expect.poll(() => versions(feedbackId)).toEqual([1])
    expect(await bodyOf(feedbackId)).toMatchObject({
      content: '等了三天没有回复',
      consultId,
      state: 'open',
      answers: [],
    })
    await office('assign', { feedbackId, staffId: operator.staffId })
    await office('answer', { feedbackId, content: '已提醒医生' })
    await office('answer', { feedbackId, content: '医生已回复，向您致歉' })
    await office('close', { feedbackId, outcome: 'upheld', finding: '医生漏看' })
    await minute()
    await expect.poll(() => versions(feedbackId)).toEqual([1, 2, 3, 4])
    expect(await bodyOf(feedbackId)).toMatchObject({
      state: 'closed',
      outcome: 'upheld',
      finding: '医生漏看',
      answers: [{ content: '已提醒医生' }, { content: '医生已回复，向您致歉' }],
    })
    const again = { feedbackId, content: '还是没有回复' }
    expect((await server.call('nethos.system.feedback.reopen', again, world.patient.session)).code).toBe('0')
    await minute()
    await expect.poll(() => versions(feedbackId)).toEqual([1, 2, 3, 4, 5])
    expect(await bodyOf(feedbackId)).toMatchObject({ state: 'reopened' })
    expect(JSON.stringify(await bodyOf(feedbackId))).not.toContain(world.patient.accountId)
  })

  test('that began as another letter is reported from the day on which the office called it one', async () => {
    const letter = { kind: 'suggestion', content: '护士态度不好' }
    const { obj } = await server.call('nethos.system.feedback.add', letter, world.patient.session)
    await server.advance(3 * 86_400)
    expect((await office('open', { feedbackId: obj.feedbackId })).code).toBe('0')
    await minute()
    await expect.poll(() => versions(obj.feedbackId)).toEqual([1])
    expect(await bodyOf(obj.feedbackId)).toMatchObject({ content: '护士态度不好', state: 'open' })
  })
})

test('a review is reported with its consult and its score', async () => {
  const consultId = await ended()
  const review = { consultId, score: 8, tags: [], content: '很耐心' }
  expect((await server.call('nethos.consult.info.comment', review, world.patient.session)).code).toBe('0')
  const { reviewId } = await db
    .selectFrom('review')
    .select('reviewId')
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  await minute()
  await expect.poll(async () => (await reportOf(reviewId))?.state).toBe('accepted')
  expect((await entryOf(reviewId)).body).toMatchObject({ consultId, score: 8, docId: world.doctor.docId })
})

test('a doctor is reported as he stands, and again when something of his changed', async () => {
  const { docId } = world.doctor
  await server.advance(3_700)
  await expect.poll(async () => (await reportOf(docId))?.state).toBe('accepted')
  const { version } = (await reportOf(docId))!
  await db.updateTable('doctor').set({ docTitle: '副主任医师' }).where('docId', '=', docId).execute()
  await server.advance(3_700)
  await expect.poll(async () => (await reportOf(docId))?.version).toBe(version + 1)
  await expect.poll(async () => (await reportOf(docId))?.state).toBe('accepted')
  const { rows } = await pool.query(
    `select body ->> 'title' as title from sandbox.supervision_entry where record_id = $1 order by version desc limit 1`,
    [docId],
  )
  expect(rows).toEqual([{ title: '副主任医师' }])
})

test('a prescription is reported once the pharmacist has approved it, not before', async () => {
  const renewal = await aRenewalWorld(server)
  await license(renewal.doctor.docId, '110330000000002')
  const reviewer = await aDoctor(server)
  const asReviewer = { docId: reviewer.docId }
  await db.updateTable('doctor').set({ docType: 'PHARMACIST' }).where('docId', '=', reviewer.docId).execute()
  await license(reviewer.docId, '311330000000003')
  await db.updateTable('staff').set({ docId: null }).where('docId', '=', reviewer.docId).execute()
  await db.updateTable('staff').set(asReviewer).where('staffId', '=', renewal.pharmacist.staffId).execute()
  const consultId = await renewal.applied()
  await renewal.prescribe(consultId)
  const { prescriptionId } = await renewal.rowOf(consultId)
  await minute()
  expect(await reportOf(prescriptionId!)).toBeUndefined()
  // Another post ends the session.
  const session = await server.sessionOf({ staffId: renewal.pharmacist.staffId })
  const approval = { consultId, looked: looks, isApproved: true }
  expect((await server.staff.call('staff.prescription.review', approval, session)).code).toBe('0')
  await minute()
  await expect.poll(async () => (await reportOf(prescriptionId!))?.state).toBe('accepted')
  expect((await entryOf(prescriptionId!)).body).toMatchObject({
    diagnosis: '高血压2级',
    doctor: { licenceNumber: '110330000000002' },
    pharmacist: { name: '林药师', licenceNumber: '311330000000003' },
    drugs: [{ name: '苯磺酸氨氯地平片' }],
  })
})

describe('the daily comparison', () => {
  const toNextMorning = async () => {
    const at = startOfDay(addDays(dayOf(runtime.clock.now()), 1)) + 3 * 3_600_000
    await server.advance(Math.ceil((at - runtime.clock.now()) / 1000))
  }

  test('names what differs, sends it again, and closes it by itself', async () => {
    await toNextMorning()
    const [gone, changed] = [await ended(), await ended()]
    await minute()
    for (const id of [gone, changed]) await expect.poll(async () => (await reportOf(id))?.state).toBe('accepted')
    const onDay = dayOf(runtime.clock.now())
    await pool.query('delete from sandbox.supervision_entry where record_id = $1', [gone])
    await pool.query(`update sandbox.supervision_entry set digest = 'x' where record_id = $1`, [changed])
    await pool.query(
      `insert into sandbox.supervision_entry (report_id, institution, sequence, kind, record_id, version, digest, body, receipt_no,
         occurred_at, reported_at, on_day)
       select 'stranger', institution, 0, kind, 'stranger', 1, digest, body, receipt_no, occurred_at, reported_at, on_day
       from sandbox.supervision_entry where on_day = $1 limit 1`,
      [onDay],
    )
    await toNextMorning()
    const differences = async () =>
      (await desk('staff.supervision.difference.list', { onDay })).list.map((one: any) => ({
        difference: one.difference,
        recordId: one.recordId,
        isOpen: one.closedAt === null,
      }))
    await expect.poll(differences).toHaveLength(3)
    await minute()
    await expect.poll(differences).toEqual(
      expect.arrayContaining([
        { difference: 'missing_there', recordId: gone, isOpen: false },
        { difference: 'content_differs', recordId: changed, isOpen: false },
        { difference: 'unknown_here', recordId: '', isOpen: true },
      ]),
    )
    expect((await entryOf(gone)).body.consultId).toBe(gone)
    const check = (await desk('staff.supervision.check.list')).list.find((one: any) => one.onDay === onDay)
    expect(check).toMatchObject({ differences: 3, open: 1 })
    expect(check.theirs).toBe(check.ours)
    const [open] = (await desk('staff.supervision.difference.list', { onDay })).list
    const close = (note: string) =>
      desk('staff.supervision.difference.close', { differenceId: open.differenceId, note })
    expect((await close(' ')).code).not.toBe('0')
    expect((await close('平台侧测试数据，已电话核实')).obj).toBe(true)
    expect((await close('再来一次')).code).toBe('00010440')
    expect((await overview()).differences).toBe(0)
  })

  test('leaves to somebody what the platform has refused when it was sent again', async () => {
    await toNextMorning()
    const lost = await ended()
    await minute()
    await expect.poll(async () => (await reportOf(lost))?.state).toBe('accepted')
    const onDay = dayOf(runtime.clock.now())
    await pool.query('delete from sandbox.supervision_entry where record_id = $1', [lost])
    await license(world.doctor.docId, '')
    await toNextMorning()
    await minute()
    await expect.poll(async () => (await reportOf(lost))?.state).toBe('refused')
    const [row] = (await desk('staff.supervision.difference.list', { onDay })).list
    expect(row).toMatchObject({ difference: 'missing_there', recordId: lost, reportState: 'refused', closedAt: null })
    const figures = (await desk('staff.today')).obj.figures
    expect(figures.find((one: any) => one.figure === 'supervision_differences')).toMatchObject({ count: 1 })
    const close = { differenceId: row.differenceId, note: '执照编号补录后重新上报' }
    expect((await desk('staff.supervision.difference.close', close)).obj).toBe(true)
    await license(world.doctor.docId, '110330000000001')
  })

  test('of two lists finds each kind', () => {
    const ours = [
      { reportId: 'a', digest: '1' },
      { reportId: 'b', digest: '2' },
      { reportId: 'c', digest: '3' },
    ]
    expect(
      differencesOf(ours, [
        { reportId: 'a', digest: '1' },
        { reportId: 'b', digest: 'x' },
        { reportId: 'd', digest: '4' },
      ]),
    ).toEqual([
      { kind: 'content_differs', reportId: 'b' },
      { kind: 'missing_there', reportId: 'c' },
      { kind: 'unknown_here', reportId: 'd' },
    ])
    expect(differencesOf(ours, ours)).toEqual([])
  })
})

describe('the platform', () => {
  const forged = (headers: Record<string, string>) =>
    fetch(`${server.origin}/sandbox/providers/supervision/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"reports":[]}',
    })

  test('takes nothing that the hospital has not signed', async () => {
    const response = await forged({ 'x-institution': 'PDY00000033010017A1001', 'x-signature': 'AAAA' })
    expect(response.status).toBe(401)
  })

  test('is not believed when its answer is not signed by it', async () => {
    const { privateKey } = (await import('node:crypto')).generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const { supervisionGateway } = await import('../../adapters/supervision-gateway/supervision-gateway.ts')
    const stranger = supervisionGateway({
      institution: 'PDY00000033010017A1001',
      apiBase: `${server.origin}/sandbox/providers/supervision`,
      privateKey,
      platformKey: (await pool.query(`select public_key from sandbox.supervision_key where name = 'hospital'`)).rows[0]
        .public_key,
      now: () => runtime.clock.now(),
    })
    await expect(stranger.acceptedOn('2026-11-22')).rejects.toThrow('is not signed by the platform')
  })
})

test('is not for doctors', async () => {
  expect((await server.staff.call('staff.supervision.overview', {}, world.doctor.session)).code).not.toBe('0')
})
