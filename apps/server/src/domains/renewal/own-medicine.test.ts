import { describe, expect, test } from 'vitest'
import { addDays, dayOf, timeTyped } from '@nethos/contract/common/days.ts'
import { aPatient } from '../consult/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const answerOf = ({ code, msg }: { code: string; msg: string }) => `${code} ${msg}`.trim()
const notFound = '00010440 记录不存在'
const aspirin = { drugName: '阿司匹林肠溶片', amount: 100, unit: 'mg', frequency: 'qd' }
type World = Awaited<ReturnType<typeof aRenewalWorld>>
const call = (name: string, fields: object, { patient }: World) =>
  server.call(`nethos.medication.${name}`, { compatId: patient.personId, ...fields }, patient.session)
const listed = async (world: World) => (await call('own.list', {}, world)).list

describe('a medicine from elsewhere', () => {
  test('is checked against what is prescribed here, and stands in the head of the patient', async () => {
    const world = await aRenewalWorld(server)
    const warfarin = { ...world.line(await world.drugId('华法林钠片')), amount: 2.5, packs: 1 }
    const consultId = await world.applied({ illnessName: '心房颤动' })
    const check = async () =>
      (await world.desk('staff.renewal.prescription.check', { consultId, drugs: [warfarin] })).obj
    const bleeding = expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('阿司匹林') })
    expect((await check()).warnings).not.toContainEqual(bleeding)
    expect((await call('own.add', aspirin, world)).code).toBe('0')
    const after = await check()
    expect(after.warnings).toContainEqual(bleeding)
    expect(after.basis.takenNow).toEqual(['阿司匹林肠溶片 每次100mg 每日1次（患者自述）'])
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj.head.medicines).toEqual(['阿司匹林肠溶片 每次100mg 每日1次（患者自述）'])
    const [{ ownMedicineId }] = await listed(world)
    expect((await call('own.stop', { ownMedicineId }, world)).code).toBe('0')
    expect((await check()).warnings).not.toContainEqual(bleeding)
    expect(await listed(world)).toEqual([])
  })

  test('by its trade name is the same medicine', async () => {
    const world = await aRenewalWorld(server)
    await call('own.add', { ...aspirin, drugName: '波立维', amount: null }, world)
    expect(await listed(world)).toMatchObject([{ isChecked: true }])
    const consultId = await world.applied()
    const drugs = [{ ...world.line(await world.drugId('奥美拉唑肠溶胶囊')), amount: null }]
    const { obj } = await world.desk('staff.renewal.prescription.check', { consultId, drugs })
    expect(obj.warnings).toContainEqual(
      expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('波立维') }),
    )
  })

  test('that does not go with what is prescribed is said in calm words, and its prescriber hears of it', async () => {
    const world = await aRenewalWorld(server)
    const consultId = await world.applied({ illnessName: '心房颤动' })
    const drugs = [{ ...world.line(await world.drugId('华法林钠片')), amount: 2.5, packs: 1 }]
    const { warnings } = (await world.desk('staff.renewal.prescription.check', { consultId, drugs })).obj
    const overrides = warnings.map((one: { key: string }) => ({ key: one.key, reason: '已监测' }))
    expect((await world.prescribe(consultId, { drugs, diagnosis: '心房颤动', overrides })).code).toBe('0')
    const notices = () =>
      server.db.selectFrom('staffNotice').select('link').where('staffId', '=', world.doctor.staffId).execute()
    const before = (await notices()).length
    await call('own.add', { ...aspirin, drugName: '维生素C片' }, world)
    expect(await notices()).toHaveLength(before)
    await call('own.add', { ...aspirin, drugName: '芬必得', amount: null }, world)
    expect(await notices()).toContainEqual({ link: `/renewals/${consultId}` })
    const ibuprofen = (await listed(world)).find(one => one.drugName === '芬必得')
    expect(ibuprofen.cautions).toContain(
      '这种药和您在用的华法林钠片一起用，可能增加出血的风险，请先问医生或药师。医生开的药请不要自行停用。',
    )
    const { obj } = await world.desk('staff.renewal.detail', { consultId })
    expect(obj.fresh).toContainEqual(expect.objectContaining({ sentence: expect.stringContaining('芬必得') }))
  })

  test('whose name says no ingredient is told to be unchecked, never assumed', async () => {
    const world = await aRenewalWorld(server)
    await call('own.add', { ...aspirin, drugName: '祖传秘方', amount: null }, world)
    expect(await listed(world)).toMatchObject([{ drugName: '祖传秘方', dose: '', isChecked: false }])
    const consultId = await world.applied()
    const { obj } = await world.desk('staff.renewal.prescription.check', { consultId, drugs: [world.line()] })
    expect(obj.basis.takenNow).toEqual(['祖传秘方 用量不详 每日1次（患者自述），知识库中没有，未能核对'])
    expect(obj.warnings).toContainEqual(
      expect.objectContaining({ kind: 'unknown', level: 'inform', sentence: expect.stringContaining('未识别') }),
    )
  })

  test('is only the account’s own, and wants a name and a frequency', async () => {
    const [world, stranger] = [await aRenewalWorld(server), await aPatient(server)]
    await call('own.add', aspirin, world)
    const [{ ownMedicineId }] = await listed(world)
    const asStranger = (name: string, fields: object) =>
      server.call(`nethos.medication.${name}`, fields, stranger.session)
    expect(answerOf(await asStranger('own.stop', { ownMedicineId }))).toBe(notFound)
    expect(answerOf(await asStranger('own.list', { compatId: world.patient.personId }))).toBe(notFound)
    expect(answerOf(await call('own.add', { ...aspirin, drugName: ' ' }, world))).toBe('00010422 药品名称不能为空')
    expect(answerOf(await call('own.add', { ...aspirin, amount: 0 }, world))).toBe('00010422 请填写正确的用量')
  })
})

test('a reminder asks whether it was taken: of today and yesterday, of what is in the hands, the last word counts', async () => {
  const world = await aRenewalWorld(server)
  const consultId = await world.paid()
  const { prescriptionId } = (await call('list', { isCurrent: true }, world)).list[0]
  await call('remind', { prescriptionId, times: ['20:00', '08:00'] }, world)
  const today = () => dayOf(server.runtime.clock.now())
  const mark = (fields: object = {}) =>
    call('taken', { prescriptionId, on: today(), time: '08:00', isTaken: true, ...fields }, world)
  const notDue = '02130014 只能记录今天和昨天到提醒时间的用药'
  expect(answerOf(await mark()), 'not here yet').toBe(notDue)
  const hand = (service: string) => world.desk(`staff.prescription.${service}`, { consultId }, world.pharmacist.session)
  await hand('lay.out')
  await hand('hand.over')
  expect(answerOf(await mark({ on: addDays(today(), -1) })), 'nobody takes what he had not got').toBe(notDue)
  const inTwoDays = timeTyped(`${addDays(today(), 2)}T09:00`)
  await server.advance(Math.ceil((inTwoDays - server.runtime.clock.now()) / 1000))
  expect((await mark()).code).toBe('0')
  expect((await mark({ isTaken: false })).code).toBe('0')
  expect((await mark({ on: addDays(today(), -1) })).code).toBe('0')
  expect(answerOf(await mark({ on: addDays(today(), -2) }))).toBe(notDue)
  expect(answerOf(await mark({ on: addDays(today(), 1) }))).toBe(notDue)
  expect(answerOf(await mark({ time: '12:00' }))).toBe(notDue)
  expect(answerOf(await mark({ time: '20:00' })), 'once daily is once').toBe(notDue)
  expect((await call('detail', { prescriptionId }, world)).obj.today).toEqual([
    { on: today(), time: '08:00', isTaken: false, drugNames: ['苯磺酸氨氯地平片'] },
  ])

  const { obj } = await world.desk('staff.renewal.detail', { consultId: await world.applied() })
  expect(obj.head.medicines, 'the doctor reads what was ticked').toContain('近14天记录：已服1次，未服1次')
})
