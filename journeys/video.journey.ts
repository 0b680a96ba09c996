import { phone as aPhone } from './browser.ts'
import { expect } from './nethos.ts'
import { answer } from './steps.ts'
import { booked, enterAsDoctor, enterAsPatient, seesTheOther, testWith } from './video-meeting.ts'

const test = testWith({})

test('a patient books a time, meets the doctor by video, who sits at a phone too; both leave and come back', async ({
  nethos,
}) => {
  test.setTimeout(300_000)
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (docs/product/protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
  const { phone, desk } = await booked(nethos, '13900170064', '唐玉兰', aPhone)
  await phone.reload()
  await enterAsPatient(phone)
  await expect(phone.getByText('医生还没有进入诊室，请稍候')).toBeVisible()

  await desk.goto('/workbench/consults?tab=new')
  await desk.getByRole('link', { name: /唐玉兰/ }).click()
  await enterAsDoctor(desk)
  await seesTheOther(phone, '医生的画面')
  await seesTheOther(desk, '患者的画面')

  await phone.getByRole('button', { name: '静音' }).click()
  await expect(desk.getByText('患者已静音')).toBeVisible()
  await phone.getByRole('button', { name: '取消静音' }).click()
  await desk.getByRole('button', { name: '关闭摄像头' }).click()
  await expect(phone.getByText('医生关闭了摄像头')).toBeVisible()
  await desk.getByRole('button', { name: '打开摄像头' }).click()

  await phone.getByRole('button', { name: '离开' }).click()
  await answer(phone, '确定要离开诊室吗？', '离开')
  await expect(desk.getByText('患者还没有进入诊室，请稍候')).toBeVisible({ timeout: 20_000 })
  await enterAsPatient(phone)
  await seesTheOther(phone, '医生的画面')
  await seesTheOther(desk, '患者的画面')

  await desk.getByRole('button', { name: '离开诊室' }).click()
  await enterAsDoctor(desk)
  await seesTheOther(desk, '患者的画面')
  await seesTheOther(phone, '医生的画面')
})
