import { alarmStates } from '@nethos/contract/consult/alarm.status.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { answer, consultAtCashier, payBy, writeQuestion } from './steps.ts'

const words = '突然胸口闷痛，左胳膊发麻，出冷汗，半小时了'
const deskMobile = '13900000121'
const fiveMinutes = 300
const wakeUp = /有患者的情况可能很紧急，请立即登录工作台查看/

test('a patient in danger: told 120 first, the doctor woken at once, the duty doctor after five minutes, the emergency desk after ten', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  // Each page finds out by a refused call that the clock was moved, and repeats it.
  nethos.expectTrouble(/ 403$/)
  const { doctorMobile, dutyMobile } = await whoIsCalled(nethos)
  const patient = await phoneOf(nethos, samplePatient)
  const doctor = await deskOf(nethos, 'doctor1')
  const onDuty = await deskOf(nethos, 'doctor2')
  const desk = await deskOf(nethos, 'operator1')
  for (const page of [doctor, onDuty, desk]) await page.goto('/workbench/alarms')
  const waiting = (page: Page) => page.getByRole('row', { name: /王秀英/ })
  const reads = (text: string) => expect(patient.getByText(text).last()).toBeVisible()
  let before = await nethos.now()
  let consultId = ''

  await test.step('she is told to call 120 while she types, and may still send', async () => {
    await writeQuestion(patient, { docId: 'd0001', who: '王秀英', words })
    const notice = patient.getByRole('alert').filter({ hasText: '您描述的情况可能很紧急' })
    await expect(notice.getByRole('link', { name: '拨打120急救' })).toHaveAttribute('href', 'tel:120')
    await patient.getByRole('button', { name: '提交' }).click()
    await answer(patient, '请先确认是否需要急救', '我已知晓，继续提交')
    consultId = await consultAtCashier(patient)
    await payBy(patient, '微信支付')
  })

  await test.step('her doctor is woken at once, on his page and by text message, and she reads that', async () => {
    await nethos.moveClock(1)
    expect((await nethos.lastSms(doctorMobile, before)).text).toMatch(wakeUp)
    await expect(waiting(doctor)).toContainText(alarmStates.doctor.label)
    await expect(waiting(onDuty)).toHaveCount(0)
    await reads('我们已通知医生尽快查看。请不要等待回复：情况紧急时，请先拨打120。')
  })

  await test.step('nobody looks for five minutes: the duty list is called, and she reads that', async () => {
    before = await nethos.now()
    await nethos.moveClock(fiveMinutes)
    expect((await nethos.lastSms(dutyMobile, before)).text).toMatch(wakeUp)
    await expect(waiting(onDuty)).toContainText(alarmStates.duty.label)
    await reads('医生还没有查看，我们已通知值班医生；请先拨打120。')
  })

  await test.step('nobody for ten: the hospital’s emergency desk, by text message, and she reads that', async () => {
    before = await nethos.now()
    await nethos.moveClock(fiveMinutes)
    expect((await nethos.lastSms(deskMobile, before)).text).toMatch(wakeUp)
    await expect(waiting(desk)).toContainText(alarmStates.desk.label)
    await reads('医生还没有查看，我们已通知医院急诊值班；请先拨打120。')
  })

  await test.step('the desk takes it and is told whom to call; she keeps her phone free', async () => {
    await waiting(desk).getByRole('button', { name: '我来联系患者' }).click()
    await expect(desk.getByRole('dialog', { name: '请立即致电患者' })).toContainText(samplePatient)
    await reads('医院工作人员已在处理，可能会给您打电话，请保持手机畅通。情况紧急时，请先拨打120。')
    await expect(waiting(doctor)).toHaveCount(0)
    await expect(waiting(onDuty)).toHaveCount(0)
  })

  await test.step('each step stands in the audit log', async () => {
    const admin = await nethos.logInStaff('admin1')
    const { list } = await nethos.call('staff.audit.list', { mobile: samplePatient, pageSize: 100 }, admin)
    const steps = list
      .filter(line => line.recordId === consultId && line.action.startsWith('consult.alarm.'))
      .map(line => `${line.action} ${line.actorKind}`)
      .toReversed()
    expect(steps).toEqual([
      'consult.alarm.doctor system',
      'consult.alarm.duty system',
      'consult.alarm.desk system',
      'consult.alarm.handle staff',
    ])
  })
})

/** doctor1 is asked, doctor2 stands on the duty list of his department, and the desk has a number of its own. */
async function whoIsCalled(nethos: Nethos): Promise<{ doctorMobile: string; dutyMobile: string }> {
  const [first, second, operator, admin] = [
    await nethos.logInStaff('doctor1'),
    await nethos.logInStaff('doctor2'),
    await nethos.logInStaff('operator1'),
    await nethos.logInStaff('admin1'),
  ]
  const mobileOf = async (session: typeof first) => (await nethos.call('staff.notice.get', {}, session)).obj.mobile
  const staffIdOf = async (session: typeof first) => (await nethos.call('staff.me', {}, session)).obj.staffId as string
  const { list: departments } = await nethos.call('staff.duty.list', {}, operator)
  const asked = await staffIdOf(first)
  const department = departments.find(({ members }) =>
    (members as { staffId: string }[]).some(one => one.staffId === asked),
  )
  if (!department) throw new Error('doctor1 stands on no duty list of the demo')
  const sent = { gbDeptCode: department.gbDeptCode, staffIdList: [await staffIdOf(second)] }
  await nethos.call('staff.duty.save', sent, operator)
  const { list } = await nethos.call('staff.system.param.list', {}, admin)
  const seen = list.find(one => one.key === 'emergency.desk.mobile')?.value
  await nethos.call('staff.system.param.change', { key: 'emergency.desk.mobile', value: deskMobile, seen }, admin)
  return { doctorMobile: await mobileOf(first), dutyMobile: await mobileOf(second) }
}

test('who does not want to live any more has 12356 beside 120 while she types', async ({ nethos }) => {
  const patient = await phoneOf(nethos, samplePatient)
  await writeQuestion(patient, { docId: 'd0003', who: '李建国', words: '我不想活了，觉得活着没有意思' })
  const notice = patient
    .getByRole('alert')
    .filter({ has: patient.getByRole('link', { name: '全国心理援助热线 12356' }) })
  await expect(notice.getByRole('link', { name: '全国心理援助热线 12356' })).toHaveAttribute('href', 'tel:12356')
  await expect(notice.getByRole('link', { name: '拨打120急救' })).toHaveAttribute('href', 'tel:120')
})
