import { describe, expect, test } from 'vitest'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from '../consult/testbed.ts'
import { anItem } from '../reports/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const { db } = server
const now = () => server.runtime.clock.now()
const day = 86_400_000
type World = Awaited<ReturnType<typeof aRenewalWorld>>
type Warned = { kind: string; level: string; isOverridable: boolean; sentence: string; key: string }

async function withdraw(world: World, consultId: string) {
  const { code, msg } = await server.call('nethos.renewal.cancel', { consultId }, world.patient.session)
  expect(`${code} ${msg}`).toMatch(/^0 /)
}
async function checked(world: World, consultId: string, names: readonly string[], session = world.doctor.session) {
  const drugs = []
  for (const name of names) drugs.push({ ...world.line(await world.drugId(name)), amount: null })
  const { obj } = await world.desk('staff.renewal.prescription.check', { consultId, drugs }, session)
  return obj as { warnings: Warned[]; basis: Record<string, any> }
}
const loud = ({ warnings }: { warnings: Warned[] }, kind: string) =>
  warnings.filter(one => one.kind === kind && one.level !== 'inform')

/** A report of the hospital's laboratory in a file of this patient. */
async function aResult({ patient, doctor }: World, item: object, daysAgo: number) {
  const { hosId } = await db
    .selectFrom('doctor')
    .select('hosId')
    .where('docId', '=', doctor.docId)
    .executeTakeFirstOrThrow()
  const at = new Date(now() - daysAgo * day)
  const recordNumber = `R${patient.personId.slice(-10)}`
  await db
    .insertInto('hospitalAccount')
    .values({ accountId: patient.accountId, personId: patient.personId, hosId: hosId!, recordNumber, boundAt: at })
    .onConflict(on => on.doNothing())
    .execute()
  const version = {
    recordNumber,
    reportName: '生化',
    state: 'final',
    issuedAt: at,
    arrivedAt: at,
    departmentName: '检验科',
  }
  const { reportId } = await db
    .insertInto('hospitalReport')
    .values({
      ...version,
      hosId: hosId!,
      reportCode: `${recordNumber}.${daysAgo}`,
      version: 1,
      kind: 'lab',
      datedAt: at,
    })
    .returning('reportId')
    .executeTakeFirstOrThrow()
  const content = JSON.stringify({ ...emptyContent, items: [anItem(item)] })
  await db
    .insertInto('reportVersion')
    .values({ ...version, reportId, version: 1, content, takenAt: at, checkedBy: '', orderedBy: '', reportedBy: '' })
    .execute()
}
const creatinine = {
  itemCode: 'CR',
  loinc: '14682-9',
  name: '肌酐',
  unit: 'μmol/L',
  ucum: 'umol/L',
  range: { text: '' },
}

describe('what was told here before', () => {
  test('of allergies counts: of a former renewal and of a question, each named with its date', async () => {
    const world = await aRenewalWorld(server)
    await withdraw(world, await world.applied({ allergyHistory: ['penicillins'] }))
    const asked = await world.applied()
    await db.updateTable('consult').set({ allergyHistory: '头孢皮疹' }).where('consultId', '=', asked).execute()
    await withdraw(world, asked)
    const consultId = await world.applied()
    const found = await checked(world, consultId, ['阿莫西林胶囊', '头孢克洛胶囊'])
    expect(loud(found, 'allergy')).toContainEqual(
      expect.objectContaining({
        level: 'stop',
        isOverridable: true,
        sentence: expect.stringMatching(/阿莫西林.*属于青霉素类.*（\d{4}年\d+月\d+日的续方写过）/),
      }),
    )
    expect(loud(found, 'allergy')).toContainEqual(
      expect.objectContaining({ sentence: expect.stringMatching(/头孢克洛.*的用药咨询写过/) }),
    )
    expect(found.basis.contradictions).toEqual([
      expect.stringMatching(/^\d{4}年\d+月\d+日的用药咨询写了头孢菌素类过敏，这次写无$/),
      expect.stringMatching(/^\d{4}年\d+月\d+日的续方写了青霉素类过敏，这次写无$/),
    ])
    expect((await world.prescribe(consultId)).code).toBe('04130010')
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj.head.allergies).toMatchObject({ isAllergic: true, classes: ['penicillins', 'cephalosporins'] })
  })

  test('of illness counts: the health file, a former diagnosis, the complaint of this order', async () => {
    const world = await aRenewalWorld(server)
    const complaint = (consultContent: string) => world.applied({ consultContent })
    const first = await complaint('有支气管哮喘十年，一直服用氨氯地平，需要续药。')
    expect(loud(await checked(world, first, ['盐酸普萘洛尔片']), 'disease')).not.toEqual([])
    expect((await world.prescribe(first, { diagnosis: '高血压 支气管哮喘' })).code).toBe('0')
    await world.review(first)
    await withdraw(world, first)
    const second = await complaint('一直服用氨氯地平，需要续药。')
    const found = await checked(world, second, ['盐酸普萘洛尔片'])
    expect(found.basis.illnesses).toContain('哮喘')
    expect(loud(found, 'disease')).not.toEqual([])
    await db
      .insertInto('healthFile')
      .values({ personId: world.patient.personId, changedAt: new Date(now()), presentingComplaint: '痛风反复发作' })
      .execute()
    expect((await checked(world, second, ['氢氯噻嗪片'])).basis.illnesses).toContain('痛风')
  })
})

describe('what the hospital has measured', () => {
  test('counts while the doctor has written nothing newer: kidneys by the last creatinine', async () => {
    const world = await aRenewalWorld(server)
    await db
      .updateTable('person')
      .set({ gender: 'M', birthOn: '1950-01-15' })
      .where('personId', '=', world.patient.personId)
      .execute()
    await aResult(world, { ...creatinine, value: 320 }, 20)
    await aResult(world, { ...creatinine, value: 90 }, 200)
    const consultId = await world.applied()
    const { basis } = await checked(world, consultId, ['盐酸二甲双胍片'])
    expect(basis.lastCreatinine).toMatchObject({ value: 320, from: 'report' })
    expect(basis.egfr).toBeLessThan(30)
    expect(basis.results).toEqual([expect.stringMatching(/^肌酐 320μmol\/L（\d{4}年\d+月\d+日）$/)])
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj.head.kidneyFunction.measured).toMatchObject({ creatinine: 320 })
    const facts = { creatinine: 80, hasContraception: false, isAllergySettled: false }
    const drugs = [{ ...world.line(), amount: null }]
    const again = await world.desk('staff.renewal.prescription.check', { consultId, drugs, facts })
    expect(again.obj.basis.egfr).toBeGreaterThan(60)
  })

  test('counts against a prescription that was signed before it: neither its doctor nor its pharmacist reads an older creatinine', async () => {
    const world = await aRenewalWorld(server)
    await db
      .updateTable('person')
      .set({ gender: 'M', birthOn: '1950-01-15' })
      .where('personId', '=', world.patient.personId)
      .execute()
    const drugs = [{ ...world.line(await world.drugId('盐酸二甲双胍片')), amount: 0.5, unit: 'g' }]
    const consultId = await world.applied()
    const facts = { creatinine: 80, hasContraception: false, isAllergySettled: false }
    expect((await world.prescribe(consultId, { drugs, facts })).code).toBe('0')
    // Measured after the signature.
    await aResult(world, { ...creatinine, value: 320 }, -0.01)
    const seen = [
      await world.desk('staff.renewal.detail', { consultId }),
      await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session),
    ].map(({ obj }) => obj)
    for (const { basis, head, fresh, facts: written } of seen) {
      expect(basis.lastCreatinine).toMatchObject({ value: 320, from: 'report' })
      expect(head.kidneyFunction.measured).toMatchObject({ creatinine: 320, from: 'report' })
      expect(basis.egfr).toBeLessThan(30)
      expect(fresh).toContainEqual(expect.objectContaining({ kind: 'kidney', level: 'stop' }))
      expect(written.creatinine).toBe(80)
    }
  })

  test('of potassium and liver lately is an illness like one that was told', async () => {
    const world = await aRenewalWorld(server)
    await aResult(world, { value: 5.9 }, 5)
    await aResult(
      world,
      {
        itemCode: 'ALT',
        loinc: '1742-6',
        name: 'ALT',
        unit: 'U/L',
        ucum: 'U/L',
        value: 210,
        range: { high: 40, text: '' },
      },
      6,
    )
    const consultId = await world.applied()
    const { basis } = await checked(world, consultId, ['螺内酯片'])
    expect(basis.illnesses).toContain('高钾')
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj.head.liverFunction).toEqual({ label: '化验异常', isAbnormal: true })
  })
})

describe('potassium decides on what holds it back beside an ACE inhibitor or ARB', () => {
  const pair = ['缬沙坦胶囊', '螺内酯片']
  async function aMan() {
    const world = await aRenewalWorld(server)
    await db
      .updateTable('person')
      .set({ gender: 'M', birthOn: '1966-01-15' })
      .where('personId', '=', world.patient.personId)
      .execute()
    return world
  }

  test('it warns while none is known or an old one, and informs by one of the laboratory that is well', async () => {
    const world = await aMan()
    const consultId = await world.applied()
    const unknown = loud(await checked(world, consultId, pair), 'interaction')
    expect(unknown).toMatchObject([{ level: 'warn', sentence: expect.stringContaining('没有近3个月的血钾') }])
    await aResult(world, { value: 4.2 }, 120)
    expect(loud(await checked(world, consultId, pair), 'interaction')).toHaveLength(1)
    await aResult(world, { value: 4.4 }, 20)
    expect(loud(await checked(world, consultId, pair), 'interaction')).toEqual([])
    await aResult(world, { value: 5.2 }, 2)
    const high = loud(await checked(world, consultId, pair), 'interaction')
    expect(high).toMatchObject([{ level: 'warn', sentence: expect.stringContaining('血钾5.2mmol/L') }])
  })

  test('a doctor puts down what was measured elsewhere; it is stored with the prescription', async () => {
    const world = await aMan()
    const consultId = await world.applied()
    const drugs = await Promise.all(pair.map(async name => ({ ...world.line(await world.drugId(name)), amount: 20 })))
    const facts = { creatinine: null, potassium: 4.3, hasContraception: false, isAllergySettled: false }
    const found = async (potassium: number) => {
      const fields = { consultId, drugs, facts: { ...facts, potassium } }
      const { obj } = await world.desk('staff.renewal.prescription.check', fields)
      return (obj.warnings as Warned[]).filter(one => one.level !== 'inform').map(one => `${one.level} ${one.kind}`)
    }
    expect((await found(4.3)).filter(one => one.endsWith('interaction'))).toEqual([])
    expect(await found(5.1)).toContain('warn interaction')
    expect(await found(5.6)).toContain('stop disease')
    const wrong = { consultId, drugs, facts: { ...facts, potassium: 43 } }
    expect((await world.desk('staff.renewal.prescription.check', wrong)).msg).toBe('血钾应在1.5-9mmol/L之间')
    expect((await world.prescribe(consultId, { facts })).code).toBe('0')
    const { obj } = await world.desk('staff.prescription.detail', { consultId }, world.pharmacist.session)
    expect(obj.facts.potassium).toBe(4.3)
  })
})

test('the pharmacist who approves reads the reports beside the prescription, and none before there is one', async () => {
  const world = await aRenewalWorld(server)
  await aResult(world, { ...creatinine, value: 120 }, 4)
  const consultId = await world.applied()
  const { pharmacist, doctor } = world
  const list = (session: typeof doctor.session) => world.desk('staff.report.list', { consultId }, session)
  expect((await list(pharmacist.session)).code).toBe('00010440')
  const [{ reportId }] = (await list(doctor.session)).list
  expect((await world.desk('staff.report.detail', { reportId }, pharmacist.session)).code).toBe('00010440')
  expect((await world.prescribe(consultId)).code).toBe('0')
  expect((await list(pharmacist.session)).list).toMatchObject([{ reportId }])
  const { obj } = await world.desk('staff.report.detail', { reportId }, pharmacist.session)
  expect(obj.content.items).toMatchObject([{ name: '肌酐', value: 120 }])
  expect((await world.desk('staff.report.open', { reportId }, pharmacist.session)).code).not.toBe('0')
})

describe('two doctors on one day', () => {
  async function both(name = '苯磺酸氨氯地平片', fields: object = {}) {
    const world = await aRenewalWorld(server)
    const other = await aDoctor(server)
    await db.updateTable('doctor').set({ canPrescribe: true }).where('docId', '=', other.docId).execute()
    const first = await world.applied()
    const drugs = [{ ...world.line(await world.drugId(name)), ...fields }]
    const { obj } = await world.desk('staff.renewal.prescription.check', { consultId: first, drugs })
    const overrides = (obj.warnings as Warned[]).map(one => ({ key: one.key, reason: '已监测' }))
    expect((await world.prescribe(first, { drugs, overrides })).code).toBe('0')
    const second = await world.applied({ docId: other.docId })
    return { world, other, first, second }
  }

  test('see what the other has signed, before any pharmacist or payment', async () => {
    const { world, other, second } = await both()
    const found = await checked(world, second, ['苯磺酸氨氯地平片'], other.session)
    expect(loud(found, 'duplicate')).toMatchObject([
      { level: 'warn', sentence: expect.stringContaining('（待药师审核），请确认不是重复开药') },
    ])
    expect(found.basis.takenNow).toEqual(['苯磺酸氨氯地平片 每次5mg 每日1次（待药师审核）'])
    expect((await checked(world, second, ['辛伐他汀片'], other.session)).warnings).toContainEqual(
      expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('氨氯地平') }),
    )
  })

  test('renew without a word what is used up within a week, and are asked while more is left', async () => {
    const { world, other, first, second } = await both()
    await db
      .updateTable('renewal')
      .set({ status: 'finished', endedAt: new Date(now()) })
      .where('consultId', '=', first)
      .execute()
    const duplicates = async (daysLeft: number) => {
      const usesEndAt = new Date(now() + daysLeft * day)
      await db.updateTable('prescription').set({ usesEndAt }).where('consultId', '=', first).execute()
      return loud(await checked(world, second, ['苯磺酸氨氯地平片'], other.session), 'duplicate')
    }
    expect(await duplicates(6)).toEqual([])
    expect(await duplicates(20)).toMatchObject([{ sentence: expect.stringContaining('按医嘱还可用20天') }])
  })

  test('a gel does not hide a tablet of the same', async () => {
    const { world, other, second } = await both('双氯芬酸钠缓释片', { amount: 75 })
    const gel = await db
      .selectFrom('drug')
      .select('drugId')
      .where('drugName', 'like', '双氯芬酸%乳胶%')
      .executeTakeFirstOrThrow()
    const drugs = [
      { ...world.line(gel.drugId), amount: null, route: '外用' },
      { ...world.line(await world.drugId('华法林钠片')), amount: null },
    ]
    const { obj } = await world.desk('staff.renewal.prescription.check', { consultId: second, drugs }, other.session)
    expect(obj.warnings).toContainEqual(
      expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('双氯芬酸钠缓释片') }),
    )
  })
})
