import type { BrowserContextOptions } from '@playwright/test'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { expect, test as base, type Nethos, type Page } from './nethos.ts'
import { openBrowser } from './browser.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { payBy } from './steps.ts'

/**
 * A browser with a camera and a microphone that are played, and says yes when a page asks for them. Five pictures a second:
 * they are drawn, packed and unpacked on the same two cores.
 */
export const cameras = ['--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream']

/** The house's own test, in browsers with cameras, on a server with these settings. */
export const testWith = (env: Record<string, string>) =>
  base.extend({
    ownServer: ['video', { scope: 'worker' }],
    browser: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures out of this pattern
      async ({}, use) => {
        const { browser, close } = await openBrowser(cameras)
        await use(browser)
        await close()
      },
      { scope: 'worker' },
    ],
    serverSettings: [env, { scope: 'worker' }],
  })

/** The doctor publishes tomorrow's times, the patient books the first one and pays; then it is five minutes before it. */
export async function booked(
  nethos: Nethos,
  mobile: string,
  name: string,
  deskOptions: BrowserContextOptions = {},
): Promise<{ phone: Page; desk: Page }> {
  await nethos.register(mobile, name, idCardOf('1958-04-12', Number(mobile.slice(-3))))
  const desk = await deskOf(nethos, 'doctor1', deskOptions)
  await desk.goto('/workbench/video-times')
  await desk.getByRole('button', { name: '发布时段' }).click()
  await desk.getByLabel('开始时间').fill('11:00')
  await desk.getByLabel('时段个数').fill('2')
  await desk.getByRole('button', { name: /发\s?布$/ }).click()
  await expect(desk.getByText('11:15-11:30')).toBeVisible()

  const phone = await phoneOf(nethos, mobile)
  await phone.goto('/videoIndex')
  await phone.goto('/doc/index?docId=d0001')
  await phone.getByRole('link', { name: '预约' }).first().click()
  // A tap while the days are still coming chooses nothing: he taps again.
  const time = phone.getByRole('radio', { name: '11:00-11:15' })
  await expect(() => time.check({ force: true, timeout: 2_000 })).toPass()
  await phone.getByRole('radio', { name }).check()
  await phone.getByLabel('病情描述').fill('走路气短，想请医生看看。')
  await phone.getByRole('button', { name: '提交' }).click()
  await payBy(phone, '微信支付')
  await expect(phone.getByText('预约成功，请在预约时间前15分钟进入候诊').first()).toBeVisible()
  const now = await nethos.now()
  const begins = startOfDay(addDays(dayOf(now), 1)) + 11 * 3_600_000
  await nethos.moveClock(Math.floor((begins - now) / 1000) - 300)
  return { phone, desk }
}

export async function enterAsPatient(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: '进入候诊' }).click()
  await expect(phone.getByText('正常')).toHaveCount(2)
  await expect(phone.getByText(/^按国家规定，视频过程会录音录像，由医院加密保存3年/)).toBeVisible()
  await phone.getByRole('button', { name: /进入诊室$/ }).click()
}

export async function enterAsDoctor(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: '进入视频诊室' }).click()
  await expect(desk.getByText('摄像头和麦克风正常')).toBeVisible()
  await desk.getByRole('button', { name: '进入诊室' }).click()
}

/** The other side is seen: pictures arrive, and the page says so. */
export async function seesTheOther(page: Page, label: string): Promise<void> {
  await expect(page.getByText('视频沟通中')).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(() => page.getByLabel(label).evaluate(video => (video as HTMLVideoElement).videoWidth), { timeout: 60_000 })
    .toBeGreaterThan(0)
}
