import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { phone } from './browser.ts'
import { expect, test } from './nethos.ts'
import { deskOf } from './signed-in.ts'

// A hospital without a registration system: its clinics are planned at our own desk.
const hosId = 'h3'
test.use({ ownServer: 'own-clinic', serverSettings: { NETHOS_KEPT_HOSPITALS: hosId } })

const reason = '医生外出抢救'
const dept = {
  hosId,
  deptName: '全科门诊',
  introduction: '',
  place: '一楼',
  kind: 'ordinary',
  partCodes: [],
  position: 0,
  isActive: true,
}
const doctor = { hosId, title: '主治医师', skill: '', isExpert: false, position: 0, isActive: true }
const times = { period: 'am', startMinute: 8 * 60, numberCount: 5, minutesEach: 10 }
const release = { releaseDays: 14, releaseHour: 7, releaseBy: 'first_come' }

test('a doctor stops a clinic of his own on the phone; another one does not see it', async ({ nethos }) => {
  const office = await nethos.logInStaff('operator1')
  const { deptCode } = (await nethos.call('staff.clinic.department.save', dept, office)).obj
  const held = { ...doctor, deptCode, doctorName: '沈知远', docId: 'd0001' }
  const { doctorCode } = (await nethos.call('staff.clinic.doctor.save', held, office)).obj
  const onDay = addDays(dayOf(await nethos.now()), 2)
  const clinic = { hosId, deptCode, doctorCode, onDay, kind: 'ordinary', feeCents: 0, campusName: '', room: '3诊室' }
  await nethos.call('staff.clinic.session.add', { ...clinic, ...times, ...release }, office)

  const other = await deskOf(nethos, 'doctor2', phone)
  await other.goto('/workbench/my-clinics')
  await expect(other.getByRole('heading', { name: '我的门诊' })).toBeVisible()
  await expect(other.getByText('全科门诊')).toHaveCount(0)

  const desk = await deskOf(nethos, 'doctor1', phone)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/workbench/today')
  const mine = desk.getByRole('region', { name: '我的门诊' })
  await expect(mine).toBeVisible()
  await mine.getByRole('link', { name: '两周内的全部门诊' }).click()
  // 今日 shows the clinic, too, until the other page is there.
  await expect(desk.getByRole('link', { name: '回到今日' })).toBeVisible()
  const card = desk.getByRole('listitem').filter({ hasText: '全科门诊' })
  await card.getByRole('button', { name: /停 ?诊/ }).click()
  const question = desk.getByRole('dialog', { name: '确定停诊？' })
  await question.getByLabel('停诊原因（患者会看到）').fill(reason)
  await question.getByRole('button', { name: '确定停诊' }).click()
  await expect(card.getByText('已停诊')).toBeVisible()
  await expect(card).toContainText(reason)
  await expect(card.getByRole('button')).toHaveCount(0)
})
