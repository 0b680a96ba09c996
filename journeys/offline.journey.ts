import { expect, test, type Page } from './nethos.ts'
import { phoneOf } from './signed-in.ts'

test('a page that cannot be fetched without a line says so, and the app stays', async ({ nethos }) => {
  nethos.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/)
  const page = await nethos.patientPage({ serviceWorkers: 'block' })
  await page.goto('/v4/index')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: '健康知识' }).last().click()
  await expect(page.getByRole('alert')).toContainText('网络错误，请稍后重试')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/chrome-error/)
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/he\/index/)
  await expect(page.getByRole('heading', { name: '健康教育', level: 1 })).toBeVisible()
})

const noLine = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|ERR_CONNECTION_\w+|Failed to fetch/

/** Waits until the worker has what the core pages need. */
async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('nethos-assets')).keys()).map(one => one.url).join()),
    )
    .toContain('consult.page')
}

test('without a line what one had open is there, with its age; a message waits and is sent once', async ({
  nethos,
}) => {
  nethos.expectTrouble(noLine)
  const mobile = '13800000001'
  const session = await nethos.logInAlone(mobile)
  const page = await phoneOf(nethos, mobile, { serviceWorkers: 'allow', session })
  const line = page.context()
  await page.goto('/my/book/list')
  await page.locator('a[href^="/my/book/list/"]').filter({ hasText: '已预约' }).first().click()
  await expect(page.getByText('取号码', { exact: true })).toBeVisible()
  const booking = page.url()
  const code = await page.locator('.pick-up__code').innerText()
  await page.goto('/my/consult/going')
  await page
    .locator('a[href^="/team/consult/"]')
    .filter({ hasText: '图文' })
    .filter({ hasText: '李建国' })
    .first()
    .click()
  await expect(page.getByRole('log')).toBeVisible()
  const consult = page.url()
  const lastWords = await page.getByRole('log').innerText()
  await untilSaved(page)

  await line.setOffline(true)
  await page.goto(booking)
  await expect(page.locator('.pick-up__code')).toHaveText(code)
  await expect(page.getByText(/^离线 · 上次更新于/)).toBeVisible()
  await page.goto(consult)
  await expect(page.getByText(/^离线 · 上次更新于/)).toBeVisible()
  expect(await page.getByRole('log').innerText()).toContain(lastWords.split('\n').at(-1)!)

  const words = '昨晚又烧到三十八度五。'
  await page.locator('.composer textarea').fill(words)
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('发送失败')).toBeVisible()
  await page.goto('/he/index')
  await expect(page.getByRole('alert')).toContainText('网络错误，请稍后重试')
  await page.goto(consult)
  await expect(page.getByText('发送失败')).toBeVisible()

  await line.setOffline(false)
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(page.locator('.message__text', { hasText: words })).toBeVisible()
  await expect(page.locator('.unsent__text')).toBeHidden()
  await expect(page.getByText(/上次更新于/)).toBeHidden()
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1)

  await page.goto('/v2/set')
  const beside = await line.newPage()
  await beside.goto(consult)
  await expect(beside.getByRole('log').getByText(words)).toBeVisible()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(beside.getByRole('heading', { name: '已退出登录' })).toBeVisible()
  await expect(beside.getByText(words)).toHaveCount(0)
  expect(await page.evaluate(() => caches.keys())).not.toContain('nethos-answers')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('nethos.draft')))).toEqual([])
})

test('a server that goes away leaves the page; it comes back by itself', async ({ nethos }) => {
  nethos.expectTrouble(/ERR_|Failed to fetch| 50\d$| 403$/)
  const page = await nethos.patientPage({ serviceWorkers: 'allow' })
  await page.goto('/v4/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const back = nethos.crashAndRestart()
  await page.goto('/v4/index')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await back
  await page.goto('/he/index')
  await expect(page.getByRole('heading', { name: '健康教育', level: 1 })).toBeVisible()
})

test('on a line of 2G the home page can be used, and the worker fetches nothing aside', async ({ nethos }) => {
  const page = await nethos.patientPage({ serviceWorkers: 'allow' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: (280 * 1024) / 8,
    uploadThroughput: (256 * 1024) / 8,
    connectionType: 'cellular2g',
  })
  const began = Date.now()
  await page.goto('/v4/index', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '预约挂号' }).first().click({ trial: true })
  const usable = Date.now() - began
  test.info().annotations.push({ type: 'home can be used on 2G after', description: `${usable} ms` })
  expect(usable).toBeLessThan(10_000)
})
