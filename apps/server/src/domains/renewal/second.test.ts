import { describe, expect, test } from 'vitest'
import { aDoctor } from '../consult/testbed.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aLaboratory, aReport } from '../reports/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const answerOf = ({ code, msg }: { code: string; msg: string }) => `${code} ${msg}`.trim()
const notFound = '00010440 记录不存在'
type Warned = { key: string; level: string; isOverridable: boolean }

/** Tamoxifen with paroxetine (CYP2D6) is a stop that a second doctor may override. */
async function aStop() {
  const world = await aRenewalWorld(server)
  const colleague = await aDoctor(server)
  const prescribes = server.db.updateTable('doctor').set({ canPrescribe: true })
  await prescribes.where('docId', '=', colleague.docId).execute()
  const lineOf = async (name: string, more: object) => ({ ...world.line(await world.drugId(name)), packs: 1, ...more })
  const drugs = [
    await lineOf('枸橼酸他莫昔芬片', { amount: 10, frequency: 'bid', days: 30 }),
    await lineOf('盐酸帕罗西汀片', { amount: 20, days: 10 }),
  ]
  const consultId = await world.applied({ illnessName: '乳腺癌术后' })
  const sign = async () => {
    const checked = await world.desk('staff.renewal.prescription.check', { consultId, drugs })
    const overrides = (checked.obj.warnings as Warned[])
      .filter(one => one.level !== 'inform')
      .map(one => ({ key: one.key, reason: '换药期间短期合用，两周后停帕罗西汀' }))
    return world.prescribe(consultId, { drugs, overrides })
  }
  const second = (session = colleague.session, fields: object = {}) =>
    world.desk(
      'staff.renewal.second',
      { consultId, agrees: true, reason: '已与主诊医生讨论，同意', ...fields },
      session,
    )
  return { world, colleague, consultId, drugs, sign, second }
}
const waiting = async ({ world, colleague }: Awaited<ReturnType<typeof aStop>>, session = colleague.session) =>
  (await world.desk('staff.renewal.list', { tab: 'second' }, session)).list.map(one => one.consultId)

describe('a stop that a second doctor may override', () => {
  test('is signed only with a reason, and then waits for a colleague, not for the pharmacist', async () => {
    const stop = await aStop()
    const { world, consultId, drugs } = stop
    const refused = await world.prescribe(consultId, { drugs })
    expect(answerOf(refused)).toBe('04130003 处方存在用药警示，请填写坚持用药的理由')
    expect(refused.obj.warnings).toContainEqual(expect.objectContaining({ level: 'stop', isOverridable: true }))
    expect((await stop.sign()).obj).toMatchObject({ status: 'seconding', statusLabel: '待第二位医生复核' })
    expect(answerOf(await world.review(consultId))).toBe('04130005 当前处方不在药师审核中')
    expect(await world.detail(consultId)).toMatchObject({ status: 'seconding', prescribed: [], events: ['withdraw'] })
    expect(await waiting(stop)).toEqual([consultId])
    expect(await waiting(stop, world.doctor.session), 'never who has written it').toEqual([])
    const messages = await server.db
      .selectFrom('staffNotice')
      .select('link')
      .where('staffId', '=', stop.colleague.staffId)
      .execute()
    expect(messages).toEqual([{ link: `/renewals/${consultId}` }])
  })

  test('is agreed to by a colleague with his reason, and the pharmacist reads both', async () => {
    const stop = await aStop()
    const { world, consultId } = stop
    await stop.sign()
    const seen = await world.desk('staff.renewal.detail', { consultId }, stop.colleague.session)
    expect(seen.obj.events).toEqual(['agree', 'disagree'])
    expect(answerOf(await stop.second(stop.colleague.session, { reason: ' ' }))).toBe('00010422 复核意见不能为空')
    expect((await stop.second()).obj.status).toBe('reviewing')
    const { obj } = await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session)
    expect(obj.second).toMatchObject({ agrees: true, reason: '已与主诊医生讨论，同意' })
    expect(obj.warnings).toContainEqual(
      expect.objectContaining({ level: 'stop', reason: '换药期间短期合用，两周后停帕罗西汀' }),
    )
    expect((await world.review(consultId)).obj.status).toBe('unpaid')
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('recordId', '=', consultId)
      .where('action', '=', 'renewal.second')
      .execute()
    expect(lines).toEqual([{ action: 'renewal.second', actorId: stop.colleague.staffId }])
    expect(answerOf(await stop.second()), 'what is decided is his no longer').toBe(notFound)
  })

  test('goes back to its doctor where the colleague does not agree', async () => {
    const stop = await aStop()
    const { world, consultId } = stop
    await stop.sign()
    const disagreed = await stop.second(stop.colleague.session, { agrees: false, reason: '改用文拉法辛' })
    expect(disagreed.obj.status).toBe('returned')
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj).toMatchObject({
      returnReason: '改用文拉法辛',
      second: { agrees: false },
      events: ['prescribe', 'ask_second', 'refuse'],
    })
  })

  test('is never decided by who wrote it, another department, who may not prescribe, or the pharmacist', async () => {
    const stop = await aStop()
    const { world, consultId, second } = stop
    await stop.sign()
    expect(answerOf(await second(world.doctor.session))).toBe('04130013 当前处方不在您的复核中')
    const outsider = await aDoctor(server)
    expect(answerOf(await second(outsider.session))).toBe(notFound)
    await server.db
      .insertInto('department')
      .values({ gbDeptCode: '03.09', gbDeptName: '老年病科' } as never)
      .execute()
    const doctor = server.db.updateTable('doctor').where('docId', '=', outsider.docId)
    await doctor.set({ canPrescribe: true, gbDeptCode: '03.09' }).execute()
    expect(answerOf(await second(outsider.session))).toBe(notFound)
    expect(await second(world.pharmacist.session)).toMatchObject({ code: '00010441' })
    await expect(
      server.db
        .updateTable('prescription')
        .set({ secondStaffId: world.doctor.staffId, secondAt: new Date(), secondAgrees: true, secondReason: '同意' })
        .where('consultId', '=', consultId)
        .execute(),
    ).rejects.toThrow('prescription_second_is_another')
    await server.db
      .insertInto('dutyMember')
      .values({ gbDeptCode: '03.01', staffId: outsider.staffId, position: 0 })
      .execute()
    expect((await second(outsider.session)).obj.status, 'the duty list may').toBe('reviewing')
  })

  test('cannot be signed where nobody could be asked', async () => {
    const stop = await aStop()
    const others = server.db.updateTable('doctor').set({ canPrescribe: false })
    await others.where('docId', '<>', stop.world.doctor.docId).execute()
    expect(answerOf(await stop.sign())).toBe('04130012 科室没有其他可以复核的医生，请修改处方')
    expect((await stop.world.rowOf(stop.consultId)).status).toBe('applied')
  })

  test('lapses after two days like everything that nobody looks at', async () => {
    const stop = await aStop()
    await stop.sign()
    await server.advance(2 * 24 * 3600)
    expect((await stop.world.rowOf(stop.consultId)).status).toBe('cancelled')
  })
})

describe('the overview', () => {
  test('shows what was stopped, what was overridden, by whom and why, and counts it', async () => {
    const stop = await aStop()
    const { world } = stop
    const day = new Date(server.runtime.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const daily = { ...world.line(await world.drugId('甲氨蝶呤片')), amount: 75, frequency: 'tid', packs: 1 }
    await world.prescribe(stop.consultId, { drugs: [daily] })
    await stop.sign()
    await stop.second()
    const ask = async (fields: object = {}, session = world.pharmacist.session) =>
      world.desk('staff.prescription.warning.list', { from: day, until: day, ...fields }, session)
    const mine = async (fields: object) =>
      (await ask({ pageSize: 100, ...fields })).list.filter(one => one.consultId === stop.consultId)
    expect(await mine({ outcome: 'stopped', kind: 'dose' })).toContainEqual(
      expect.objectContaining({
        level: 'stop',
        prescriptionNo: '',
        sentence: expect.stringContaining('每周'),
        second: null,
      }),
    )
    expect(await mine({ outcome: 'seconded' })).toMatchObject([
      {
        kind: 'interaction',
        doctorName: '陈志远',
        reason: '换药期间短期合用，两周后停帕罗西汀',
        second: { agrees: true, reason: '已与主诊医生讨论，同意' },
      },
    ])
    expect(await mine({ outcome: 'waits' })).toEqual([])
    expect(await mine({ search: '没有这样的句子' })).toEqual([])
    const { list: counts } = await world.desk(
      'staff.prescription.warning.counts',
      { from: day },
      world.pharmacist.session,
    )
    expect(counts).toContainEqual({ kind: 'interaction', outcome: 'seconded', times: expect.any(Number) })
    expect(counts.map(one => one.outcome)).not.toContain('shown')
    const operator = await aStaffMember(server, 'operator')
    expect((await ask({}, operator.session)).code).toBe('0')
    expect((await ask({}, world.doctor.session)).code).toBe('00010441')
    expect(answerOf(await ask({ from: '2026-13-01' }))).toBe('00010422 日期格式不正确')
  })
})

describe('beside a prescription that waits for a second doctor', async () => {
  const lab = await aLaboratory(server)

  test('stand the reports that the first one sees, for whoever may second it and while it waits; he opens none that is held', async () => {
    const stop = await aStop()
    const { world, consultId, colleague } = stop
    const { recordNumber } = await lab.aBound()
    const { accountId, personId } = world.patient
    await server.db
      .updateTable('hospitalAccount')
      .set({ accountId, personId })
      .where('recordNumber', '=', recordNumber)
      .execute()
    await lab.send(aReport(recordNumber))
    const list = (session = colleague.session) => server.staff.call('staff.report.list', { consultId }, session)
    expect(answerOf(await list())).toBe(notFound)
    await stop.sign()
    const seen = (await list()).list
    expect(seen).toMatchObject([{ reportName: '电解质' }])
    expect(seen).toEqual((await list(world.doctor.session)).list)
    const [{ reportId }] = seen
    const atDesk = (service: string) => server.staff.call(`staff.report.${service}`, { reportId }, colleague.session)
    expect((await atDesk('detail')).code).toBe('0')
    expect(answerOf(await atDesk('open'))).toBe(notFound)
    await stop.second()
    expect(answerOf(await list())).toBe(notFound)
  })
})
