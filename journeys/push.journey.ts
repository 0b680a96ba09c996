import { browsersOf, type PushBrowser } from '../apps/server/src/testing/push-browser.ts'
import { phone } from './browser.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { deskOf, phoneOf } from './signed-in.ts'
import { ask, payBy } from './steps.ts'

test.use({ ownServer: 'push' })

interface PushMessage {
  link: string
  isUrgent: boolean
}

const words = '最近血压偏高，早上头晕，药要不要加量？'

test('a doctor on his phone, the page closed: woken by push without a word about the patient, he opens it and answers', async ({
  nethos,
}) => {
  test.setTimeout(240_000)
  const browser = browsersOf({ origin: nethos.origin, get: path => fetch(nethos.origin + path) })()
  await hasNoQuietHours(nethos)
  const { userAgent: _, ...small } = phone
  const doctor = await deskOf(nethos, 'doctor1', {
    ...small,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  await subscribesAs(doctor, browser)

  await test.step('he lets this phone be woken', async () => {
    await doctor.goto('/workbench/my-notices')
    await doctor.getByRole('switch', { name: '在这台设备上弹出通知' }).click()
    await expect(doctor.getByText('已开启').last()).toBeVisible()
    await doctor.goto('/workbench/consults')
    await expect(doctor.getByRole('heading', { level: 1 }).first()).toBeAttached()
  })

  const patient = await phoneOf(nethos, samplePatient)
  const consultId = await ask(patient, { docId: 'd0001', who: '王秀英', words })
  await payBy(patient, '微信支付')
  const push = browser.opened(await nextMessage(browser)) as PushMessage

  await test.step('what the push service is given, the service worker shows: nothing about the patient', async () => {
    expect(push).toEqual({ link: `/consults/${consultId}`, isUrgent: false })
    expect(await shownFor(doctor, push)).toEqual([
      { title: '有新的消息', body: '请登录工作台查看', link: `/consults/${consultId}` },
    ])
  })

  await test.step('at the width of a phone he sees first who she is, and answers', async () => {
    await doctor.goto(`/workbench${push.link}`)
    await expect(doctor.getByRole('heading', { name: '王秀英' })).toBeVisible()
    await expect(doctor.getByText('青霉素').first()).toBeVisible()
    await expect(doctor.getByLabel('患者的提问')).toContainText(words)
    expect(await doctor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await doctor.getByLabel('回复内容').fill('先不要加量，请连续测三天早晚血压。')
    await doctor.getByRole('button', { name: '发送', exact: true }).click()
    await expect(patient.getByText('请连续测三天早晚血压')).toBeVisible()
  })
})

/** At whatever hour this journey walks. */
async function hasNoQuietHours(nethos: Nethos): Promise<void> {
  const session = await nethos.logInStaff('doctor1')
  const { obj } = await nethos.call('staff.notice.get', {}, session)
  await nethos.call('staff.notice.save', { ...obj, byPush: true, quietFrom: '', quietUntil: '' }, session)
}

/**
 * A browser out of npm has no account with its maker's push service: it subscribes at the sandbox's, which is given what the real
 * one would be given. The page's permission and the service worker are the browser's own.
 */
async function subscribesAs(page: Page, { subscription }: PushBrowser): Promise<void> {
  await page.context().addInitScript(given => {
    const { endpoint, p256dh, auth } = given
    const one = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => one as never
    PushManager.prototype.getSubscription = async () => one as never
  }, subscription)
}

/** What its push service has for this browser: the notice goes out with the next tick of the clock. */
async function nextMessage(browser: PushBrowser) {
  await expect.poll(async () => (await browser.taken()).length, { timeout: 60_000 }).toBe(1)
  return (await browser.taken())[0]!
}

/**
 * Delivered to the service worker as its push service would, and what it shows then: a browser without a screen lets no worker show a
 * notice, so what the worker asks it to show is watched.
 */
async function shownFor(page: Page, message: PushMessage) {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: object[]; registration: ServiceWorkerRegistration }
    scope.shown = []
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.registration.showNotification = async (title, { body, data } = {}) => {
      scope.shown.push({ title, body, link: (data as { link: string }).link })
      await show(title, { ...(body !== undefined && { body }), data })
    }
  })
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(one => one.scopeURL.endsWith('/workbench/') && !one.isDeleted)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: object[] }).shown)
  await expect.poll(async () => (await shown()).length).toBe(1)
  return shown()
}
