import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anExaminationWorld, type Examined } from '../exam/testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, hear, settle, messages, now } = await anExaminationWorld(server)
const { staffId } = await aStaffMember(server, 'nurse')
const desk = async (service: string, input: object) =>
  server.staff.call(service, input, await server.sessionOf({ staffId }))

let notes = 0
const registration = {
  contactName: '王大明',
  contactMobile: '13900000002',
  contactRelation: 'child',
  address: '宁禾市东湖区文三路1号',
  insuranceKind: 'employee',
}
const happens = async (event: string, noteNo: string, more: object = {}) => {
  await server.sandbox(`hospital/admission.${event}`, { noteNo, ...more })
  await hear()
}
const card = async ({ personId, ...who }: Examined) =>
  (
    await call('zheer.yygh.ApiJyjcService.queryInHospitalCard', { personId, ...who } as Examined, {
      compatId: personId,
    })
  ).list[0]
async function aNote(deptCode: string) {
  const who = await aPatient()
  const noteNo = `N${++notes}`
  await hear()
  await happens('note', noteNo, { recordNumber: who.recordNumber, deptCode })
  return { who, noteNo, applyNumber: (await card(who)).applyNumber as string }
}
async function registered(deptCode: string) {
  const one = await aNote(deptCode)
  const { who, applyNumber } = one
  const reply = await call('zheer.yygh.ApiJyjcService.zhuyuandj', who, {
    compatId: who.personId,
    applyNumber,
    ...registration,
  })
  expect(reply).toMatchObject({ code: '0', obj: true })
  await settle()
  return one
}
const freeBeds = async (deptCode: string) =>
  (await desk('staff.admission.bed.list', { deptCode })).list.filter(
    (bed: any) => bed.state === 'free' && bed.gender !== 'M',
  ) as { bedId: string }[]
const tomorrow = () => addDays(dayOf(now()), 1)
const callTo = (admissionId: string, bedId: string, more: object = {}) =>
  desk('staff.admission.call', { admissionId, bedId, arriveOn: tomorrow(), ...more })

test('from the note to what comes after: registered, called, come, on the ward, home', async () => {
  const { who, noteNo, applyNumber } = await registered('cardiology')
  expect(await card(who)).toMatchObject({ zYYYZT: '1', _zt: 1, line: { ahead: 0 } })
  const remark = { applyNumber, bedType: 'double', whiteBloodCell: '6.2', whiteBloodCellDate: dayOf(now()) }
  const saved = await call('zheer.yygh.ApiJyjcService.recordInHospitalRemark', who, remark)
  expect(saved).toMatchObject({ code: '0', obj: true })
  const { list: steps } = await call('smarthos.system.process.detail.list', who, { compatId: who.personId })
  const { processId } = steps[0]
  expect(await call('smarthos.system.process.read', who, { processId })).toMatchObject({ code: '0', obj: true })
  const again = await call('smarthos.system.process.detail.list', who, { processId })
  expect(again.list).toMatchObject([{ processId, isRead: true }])

  const [bed] = await freeBeds('cardiology')
  expect(await callTo(applyNumber, bed!.bedId)).toMatchObject({ code: '0' })
  await settle()
  expect(await card(who)).toMatchObject({ zYYYZT: '2', _zt: 1 })
  expect(await call('nethos.admission.answer', who, { applyNumber, answer: 'accept' })).toMatchObject({ code: '0' })
  await settle()
  expect(await card(who)).toMatchObject({ zYYYZT: '3' })
  await happens('arrive', noteNo)
  expect(await card(who)).toMatchObject({ zYYYZT: '4', _zt: 1 })
  const inHospital = await call('zheer.yygh.ApiJyjcService.queryInHospitalStatus', who, { compatId: who.personId })
  expect(inHospital.obj).toBe(1)
  const { obj: ward } = await call('nethos.admission.ward', who, { applyNumber })
  expect(ward.team.length).toBeGreaterThan(0)
  await happens('discharge', noteNo)
  expect(await card(who)).toMatchObject({ zYYYZT: '5', _zt: 0 })
  const { obj } = await call('nethos.admission.detail', who, { compatId: who.personId })
  expect(obj.admission.summary.drugs.length).toBeGreaterThan(0)
  expect(obj.admission.pathwayIds).toHaveLength(2)
  const told = (await messages(who)).filter(title => !title.includes('药') && !title.includes('提醒'))
  for (const title of ['请办理住院登记', '有床位了，请答复', '已办好入院', '已出院，请看出院后的安排'])
    expect(told).toContain(title)
})

test('a call that nobody answers goes by, and the place in the line stays', async () => {
  const { who, applyNumber } = await registered('orthopaedics')
  const other = await registered('orthopaedics')
  const [bed] = await freeBeds('orthopaedics')
  await callTo(applyNumber, bed!.bedId)
  await server.advance(36 * 3600)
  await settle()
  expect(await card(who)).toMatchObject({ zYYYZT: '1', line: { ahead: 0 } })
  expect(await card(other.who)).toMatchObject({ zYYYZT: '1', line: { ahead: 1 } })
  await hear()
  expect((await freeBeds('orthopaedics')).map(one => one.bedId)).toContain(bed!.bedId)
})

test('a bed is given once however many ask at once, and who stands behind is called before only with a reason', async () => {
  const [first, second, third] = [await registered('surgery'), await registered('surgery'), await registered('surgery')]
  const [bed, next] = await freeBeds('surgery')
  expect(await callTo(second.applyNumber, bed!.bedId)).toMatchObject({ code: '07090004' })
  const reason = { orderReason: 'surgery' }
  const answers = await Promise.all([first, second, third].map(one => callTo(one.applyNumber, bed!.bedId, reason)))
  expect(answers.map(one => one.code).sort()).toEqual(['0', '07090002', '07090002'])
  const { obj } = await desk('staff.admission.detail', {
    admissionId: [first, second, third][answers.findIndex(one => one.code === '0')]!.applyNumber,
  })
  expect(obj.decisions).toMatchObject([{ reason: '手术已排期' }])
  const urgent = { admissionId: third.applyNumber, priority: 'urgent', reason: '病情加重' }
  if (answers[2]!.code !== '0') {
    await desk('staff.admission.priority', urgent)
    expect(await callTo(third.applyNumber, next!.bedId)).toMatchObject({ code: '0' })
  }
  const audited = await server.db
    .selectFrom('audit')
    .select('action')
    .where('action', 'in', ['inpatient.call', 'inpatient.priority'])
    .execute()
  expect(audited.length).toBeGreaterThanOrEqual(2)
})

test('a value out of range, a wrong day and another person’s admission are refused', async () => {
  const { who, applyNumber } = await registered('cardiology')
  const say = (input: object, by = who) =>
    call('zheer.yygh.ApiJyjcService.recordInHospitalRemark', by, { applyNumber, ...input })
  expect((await say({ whiteBloodCell: 5000 })).msg).toContain('0.1至500')
  expect((await say({ systolicPressure: 80, diastolicPressure: 120 })).msg).toBe('舒张压应低于收缩压，请核对')
  expect((await say({ mensesDate: addDays(dayOf(now()), 3) })).msg).toContain('不能晚于今天')
  expect(await say({ remark: '看一看' }, await aPatient())).toMatchObject({ code: '00010440' })
})
