import { phone as aPhone } from './browser.ts'
import { unevenness } from './lines.ts'
import { expect, type Page } from './nethos.ts'
import { deskOf } from './signed-in.ts'
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

  // The doctor's page has handed in the first seconds of both.
  await expect(phone.getByText('本次视频正在录音录像')).toBeVisible({ timeout: 60_000 })
  await expect(desk.getByText('本次视频正在录音录像')).toBeVisible()

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

  // At a desk the talk stands in a narrow column beside the picture.
  for (const width of [1024, 1440]) {
    await desk.setViewportSize({ width, height: 800 })
    expect(await unevenness(desk.locator('.room__talk .composer__bar')), `${width} wide`).toBeLessThanOrEqual(4)
  }

  await desk.getByRole('button', { name: '离开诊室' }).click()
  await plays(await deskOf(nethos, 'operator1'))
})

/** The office opens what was recorded, for a reason, and sees the pictures of both. */
async function plays(office: Page): Promise<void> {
  await office.goto('/workbench/recordings')
  await office.getByRole('table').getByRole('link').first().click()
  await expect(office.getByText('还没有人调阅过')).toBeVisible()
  await office.getByRole('button', { name: '调阅录像' }).click()
  await office.getByRole('combobox', { name: '调阅原因' }).click()
  await office.locator('.ant-select-item-option-content', { hasText: '医疗质量检查' }).click()
  await office.getByRole('button', { name: /^调\s?阅$/ }).click()
  await expect(office.getByText(/：医疗质量检查$/)).toBeVisible()
  await office
    .getByRole('button', { name: / · 视频 · / })
    .first()
    .click()
  for (const side of ['患者', '医生'])
    await expect
      .poll(() => office.getByLabel(`${side}的录像`).evaluate(video => (video as HTMLVideoElement).videoWidth), {
        timeout: 60_000,
      })
      .toBeGreaterThan(0)
}
