import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPerson } from '../consult/testbed.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const world = await aRenewalWorld(server)
const now = server.runtime.clock.now()

const fileOf = (personId: string, fields: object) =>
  server.db
    .insertInto('healthFile')
    .values({ personId, changedAt: new Date(now), ...fields })
    .execute()
const headOf = async (consultId: string, docSession: { token: string; signKey: string }) =>
  (await server.staff.call('staff.consult.detail', { consultId }, docSession)).obj.head

describe('the head of a consult', async () => {
  const { doctor, patient, consult } = await aConsultWorld(server)

  test('says of a person of whom nothing is known that nothing is known', async () => {
    const personId = await aPerson(server, patient.accountId)
    expect(await headOf(await consult({ personId }), doctor.session)).toMatchObject({
      urgent: '',
      weight: null,
      fertility: null,
      allergies: { isTold: false, isAllergic: false, classes: [], notes: [] },
      // What he names himself when he asks.
      conditions: ['高血压'],
      medicines: [],
      kidney: { label: '', isAbnormal: false, measured: null },
      liver: { label: '', isAbnormal: false },
      prescriptions: [],
    })
  })

  test('is that of the person asked for, not of the account', async () => {
    const child = await aPerson(server, patient.accountId)
    await fileOf(patient.personId, { allergyHistory: '头孢皮疹', allergyClasses: ['cephalosporins'] })
    await fileOf(child, { allergyHistory: '无', pastHistory: '哮喘三年' })
    const head = await headOf(await consult({ personId: child }), doctor.session)
    expect(head.allergies).toEqual({
      isTold: true,
      isAllergic: false,
      classes: [],
      notes: [{ from: 'file', text: '无' }],
    })
    expect(head.conditions).toEqual(['哮喘', '高血压'])
  })

  test('has the words of the history that no table knows, and what doctors have diagnosed', async () => {
    const personId = await aPerson(server, patient.accountId)
    await fileOf(personId, { pastHistory: '间质性肺病，多发性硬化', surgeryHistory: '无' })
    const before = await consult({ personId })
    const record = { title: '门诊病历', complained: '气促', illnessName: '肺间质纤维化', medicalOpinion: '复查' }
    const written = await server.staff.call('staff.consult.record', { consultId: before, ...record }, doctor.session)
    expect(`${written.code} ${written.msg}`).toBe('0 ')
    await server.db.updateTable('consult').set({ status: 'finished' }).where('consultId', '=', before).execute()
    const head = await headOf(await consult({ personId }), doctor.session)
    expect(head.histories).toEqual(['既往史：间质性肺病，多发性硬化'])
    expect(head.diagnoses).toEqual(['肺间质纤维化'])
  })

  test('names what cannot wait', async () => {
    const consultId = await consult({ personId: await aPerson(server, patient.accountId) })
    await server.db
      .updateTable('consult')
      .set({ redFlags: ['stroke'] })
      .where('consultId', '=', consultId)
      .execute()
    expect((await headOf(consultId, doctor.session)).urgent).toBe('疑似中风')
  })
})

test('a renewal tells weight, organs and pregnancy; what was prescribed and measured stands over the next one', async () => {
  const { patient, doctor, pharmacist } = world
  await server.db
    .updateTable('person')
    .set({ gender: 'F', birthOn: '1986-01-15' })
    .where('personId', '=', patient.personId)
    .execute()
  await fileOf(patient.personId, { allergyHistory: '青霉素皮试阳性', allergyClasses: ['penicillins'] })
  const answers = { allergyHistory: ['penicillins'], fertilityPlan: 'planning', kidneyFunction: 'abnormal' }
  const first = await world.applied(answers)
  const facts = { creatinine: 120, hasContraception: true, isAllergySettled: true }
  const signed = await world.prescribe(first, {
    facts,
    overrides: [],
  })
  // Warnings of the level warn want reasons: given for whatever is said.
  if (signed.code !== '0') {
    const overrides = signed.obj.warnings.map((one: { key: string }) => ({ key: one.key, reason: '已监测' }))
    expect(await world.prescribe(first, { facts, overrides })).toMatchObject({ code: '0' })
  }
  await world.review(first)
  await world.pay(first)

  const detail = await world.desk('staff.prescription.detail', { consultId: first }, pharmacist.session)
  expect(detail.obj.head).toMatchObject({
    weight: { kg: '62.5' },
    fertilityPlan: { label: '备孕', isCaution: false },
    allergies: { isTold: true, isAllergic: true, classes: ['penicillins'] },
    conditions: ['高血压'],
    kidneyFunction: { label: '异常', isAbnormal: true, measured: { creatinine: 120 } },
    // What is prescribed in this one stands in its own table.
    medicines: [],
    prescriptions: [],
  })
  expect(detail.obj.head.kidneyFunction.measured.egfr).toBeGreaterThan(40)

  await server.db
    .updateTable('consult')
    .set({ status: 'finished', endedAt: new Date(now) })
    .where('consultId', '=', first)
    .execute()
  const second = await world.applied(answers)
  const { head } = (await world.desk('staff.renewal.detail', { consultId: second }, doctor.session)).obj
  expect(head.medicines).toEqual(['苯磺酸氨氯地平片 每次5mg 每日1次'])
  expect(head.prescriptions).toMatchObject([{ diagnosis: '高血压2级', drugs: ['苯磺酸氨氯地平片 每次5mg 每日1次'] }])
})

test('the week of a pregnancy stands at the head, grows with the days, and stops what it must', async () => {
  const her = await aRenewalWorld(server)
  await server.db
    .updateTable('person')
    .set({ gender: 'F', birthOn: '1996-01-15' })
    .where('personId', '=', her.patient.personId)
    .execute()
  // 27 weeks and six days.
  const pregnantFrom = addDays(dayOf(server.runtime.clock.now()), 1 - 7 * 28)
  const consultId = await her.applied({ fertilityPlan: 'pregnant', pregnantFrom })
  const shown = async () => {
    const { obj } = await her.desk('staff.renewal.detail', { consultId })
    return [obj.head.fertilityPlan.label, obj.renewal.pregnantFrom]
  }
  expect(await shown()).toEqual(['妊娠期，孕27周', pregnantFrom])
  const ibuprofen = {
    drugId: await her.drugId('布洛芬缓释胶囊'),
    amount: 0.3,
    unit: 'g',
    frequency: 'bid',
    days: 3,
    packs: 1,
  }
  const written = { drugs: [{ ...her.written.drugs[0], ...ibuprofen }], diagnosis: '头痛' }
  const warned = async () =>
    (await her.prescribe(consultId, written)).obj.warnings.filter((one: { kind: string }) => one.kind === 'pregnancy')
  expect(await warned()).toMatchObject([{ level: 'warn', sentence: expect.stringContaining('现孕27周') }])
  await server.advance(86_400)
  expect(await shown()).toEqual(['妊娠期，孕28周', pregnantFrom])
  expect(await warned()).toMatchObject([{ level: 'stop', sentence: expect.stringContaining('现孕28周') }])
})

test('a week without a pregnancy, and one that cannot be, are not stored', async () => {
  const her = await aRenewalWorld(server)
  const weeksAgo = (weeks: number) => addDays(dayOf(server.runtime.clock.now()), -7 * weeks)
  const consultId = await her.applied({ fertilityPlan: 'none', pregnantFrom: weeksAgo(20) })
  expect((await her.rowOf(consultId)).pregnantFrom).toBeNull()
  const other = await aRenewalWorld(server)
  const second = await other.applied({ fertilityPlan: 'pregnant', pregnantFrom: weeksAgo(60) })
  expect((await other.rowOf(second)).pregnantFrom).toBeNull()
})
