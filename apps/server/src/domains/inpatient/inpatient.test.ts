import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aSurgeryWorld } from '../daysurgery/testbed.ts'
import { anInpatientWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await anInpatientWorld(server)
const { aPatient, call, callTo, card, desk, freeBeds, happens, hear, messages, now, registered, settle } = world

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
  const reply = (await messages(who)).filter(title => !title.includes('药') && !title.includes('提醒'))
  for (const title of ['请办理住院登记', '有床位了，请答复', '已办好入院', '已出院，请看出院后的安排'])
    expect(reply).toContain(title)
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

test('struck by the desk: the bed is free, he is told why, it stands among the decisions and in the log, and is not undone', async () => {
  const { who, applyNumber } = await registered('orthopaedics')
  const [bed] = await freeBeds('orthopaedics')
  const stateOf = async () =>
    (await desk('staff.admission.bed.list', { deptCode: 'orthopaedics' })).list.find(
      (one: any) => one.bedId === bed!.bedId,
    )
  expect(await callTo(applyNumber, bed!.bedId, { orderReason: 'surgery' })).toMatchObject({ code: '0' })
  await settle()
  expect(await stateOf()).toMatchObject({ state: 'held' })
  const strike = (reason: string) => desk('staff.admission.strike', { admissionId: applyNumber, reason })
  expect((await strike('')).code).not.toBe('0')
  expect(await strike('已在外院住院')).toMatchObject({ code: '0' })
  await settle()
  await hear()
  expect(await stateOf()).toMatchObject({ state: 'free', stateLabel: '空床' })
  expect(await card(who)).toMatchObject({ zYYYZT: '6', _zt: 0 })
  expect(await messages(who)).toContain('住院预约已取消')
  const { obj } = await desk('staff.admission.detail', { admissionId: applyNumber })
  expect(obj).toMatchObject({ reason: '已在外院住院', decisions: [{ what: '取消', reason: '已在外院住院' }, {}] })
  const audited = await server.pool.query(
    `select count(*)::int as n from audit where record_id = $1 and action = 'inpatient.strike'`,
    [applyNumber],
  )
  expect(audited.rows).toEqual([{ n: 1 }])
  expect(await strike('又一次')).toMatchObject({ code: '07090001' })
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

test('what cannot wait in a remark, or in a pressure, is answered at once in the messages of who wrote it', async () => {
  const { who, applyNumber } = await registered('cardiology')
  const say = async (input: object) => {
    expect((await call('zheer.yygh.ApiJyjcService.recordInHospitalRemark', who, { applyNumber, ...input })).code).toBe(
      '0',
    )
    return (await messages(who)).filter(title => title === '请先看这条').length
  }
  expect(await say({ remark: '怕冷，想要靠窗' })).toBe(0)
  expect(await say({ remark: '突然胸痛，出冷汗半小时' })).toBe(1)
  await server.db
    .updateTable('message')
    .set({ readAt: new Date(now()) })
    .where('messageType', '=', 'emergency_advice')
    .execute()
  expect(await say({ remark: '', systolicPressure: 225, diastolicPressure: 130 })).toBe(2)
})

test('what is still to be tested and examined, and the services of the stay, stand in lists of the person alone', async () => {
  const { who, applyNumber } = await registered('cardiology')
  const { personId, recordNumber } = who
  await server.sandbox('hospital/exam.order', { recordNumber, itemCode: 'blood-fasting', orderNo: 'IT1' })
  await server.sandbox('hospital/exam.order', { recordNumber, itemCode: 'ecg', orderNo: 'IT2' })
  await hear()
  const ask = (service: string, by = who) => call(service, by, { compatId: personId })
  const names = (list: { itemName: string }[]) => list.map(one => one.itemName)
  const tests = await ask('zheer.yygh.ApiJyjcService.toBeInspectList')
  expect(names(tests.list)).toEqual(['空腹抽血（肝肾功能、血脂、血糖）'])
  const examinations = await ask('zheer.yygh.ApiJyjcService.toBeExamList')
  expect(names(examinations.list)).toEqual(['常规心电图'])
  const { obj } = await ask('zheer.yygh.ApiHospitalExaminationService.hospitalExamList')
  expect(names(obj.needCompleteList)).toHaveLength(2)
  const services = await ask('zheer.yygh.ApiInpatientServicesService.inpatientServicesList')
  expect(services.list.map((one: any) => one.status)).toContain('now')
  const placeOf = (name: string) => services.list.find((one: any) => one.serviceName === name).place
  expect(placeOf('住院登记')).toBe('手机上办理')
  expect(placeOf('到院报到')).toBe(placeOf('我的住院'))
  expect(placeOf('到院报到')).toMatch(/楼|通知/)
  const admissions = await ask('smarthos.system.admission.list')
  expect(admissions.list).toMatchObject([{ compatName: '王秀英', status: 'waiting' }])
  const cards = await call('zheer.yygh.ApiJyjcService.queryInHospitalCard', who, { compatId: personId })
  expect(cards.list).toMatchObject([{ applyNumber, zYYYZT: '1' }])
  const stranger = await aPatient()
  const taken = await call('zheer.yygh.ApiJyjcService.zhuyuandj', stranger, {
    compatId: stranger.personId,
    applyNumber,
    contactName: '王大明',
    contactMobile: '13900000002',
    contactRelation: 'child',
    address: '宁禾市东湖区文三路1号',
    insuranceKind: 'employee',
  })
  expect(taken.code).not.toBe('0')
  for (const service of [
    'zheer.yygh.ApiJyjcService.toBeInspectList',
    'zheer.yygh.ApiJyjcService.toBeExamList',
    'zheer.yygh.ApiHospitalExaminationService.hospitalExamList',
    'zheer.yygh.ApiInpatientServicesService.inpatientServicesList',
    'smarthos.system.admission.list',
  ])
    expect((await ask(service, stranger)).code).not.toBe('0')
})

test('the family follows a stay while the grant lasts; taken back in its midst, nothing more is shown or told', async () => {
  const { family, grant, withdraw } = await aSurgeryWorld(server)
  const { who, noteNo, applyNumber } = await registered('orthopaedics')
  const watching = await family(who)
  await grant(watching)
  await hear()
  await happens('arrive', noteNo)
  const look = (service: string) => call(service, watching, { applyNumber, compatId: watching.personId })
  expect(await card(watching)).toMatchObject({ applyNumber, zYYYZT: '4' })
  expect(await look('nethos.admission.ward')).toMatchObject({ code: '0' })
  expect(await messages(watching)).toContain('已办好入院')
  const before = (await messages(watching)).length
  await withdraw(watching)
  for (const service of ['nethos.admission.ward', 'nethos.admission.detail'])
    expect((await look(service)).code).not.toBe('0')
  await happens('discharge', noteNo)
  expect(await messages(watching)).toHaveLength(before)
  expect(await messages(who)).toContain('已出院，请看出院后的安排')
})
