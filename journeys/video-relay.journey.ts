import { expect, type Page } from './nethos.ts'
import { openRelay } from './relay.ts'
import { booked, enterAsDoctor, enterAsPatient, seesTheOther, testWith } from './video-meeting.ts'

const relay = await openRelay()
const test = testWith(relay.env)

test('two who meet only over a relay: the line is cut, both are told, and it heals', async ({ nethos }) => {
  test.setTimeout(360_000)
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (docs/product/protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
  const { phone, desk } = await booked(nethos, '13900210001', '罗秋萍')
  await phone.reload()
  await enterAsPatient(phone)
  await desk.goto('/workbench/consults?tab=new')
  await desk.getByRole('link', { name: /罗秋萍/ }).click()
  await enterAsDoctor(desk)

  await test.step('they see each other, and all of it goes over the relay', async () => {
    await seesTheOther(phone, '医生的画面')
    await seesTheOther(desk, '患者的画面')
    expect(relay.passed()).toBeGreaterThan(100)
  })

  await test.step('cut: both are told, can write, and the patient reads what goes back', async () => {
    relay.cut()
    const notice = '网络不好，已改为文字沟通，恢复后会自动接通语音'
    // Within five seconds of the page's own: video-line.test.ts counts them, where no other page takes the processor.
    await Promise.all([phone, desk].map(page => expect(page.getByText(notice)).toBeVisible({ timeout: 30_000 })))
    await desk.getByLabel('回复内容').fill('听不到了，请先打字说。')
    await desk.getByRole('button', { name: '发送', exact: true }).click()
    await expect(phone.getByText('听不到了，请先打字说。')).toBeVisible()
    await expect(phone.getByText(/^如以文字方式结束，将退回差价\d+\.\d\d元$/)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('healed: sound comes back by itself, pictures by a tap, nobody reloads', async () => {
    const loaded = await Promise.all([phone, desk].map(loadedAt))
    relay.heal()
    await expect(phone.getByText('网络不好，已改为语音沟通')).toBeVisible({ timeout: 60_000 })
    await expect(desk.getByText('网络不好，已改为语音沟通')).toBeVisible({ timeout: 60_000 })
    await phone.getByRole('button', { name: '网络好了，恢复视频' }).click()
    await desk.getByRole('button', { name: '恢复视频' }).click()
    await seesTheOther(phone, '医生的画面')
    await seesTheOther(desk, '患者的画面')
    expect(await Promise.all([phone, desk].map(loadedAt))).toEqual(loaded)
  })
})

const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin)
