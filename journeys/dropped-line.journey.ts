import { phonePhoto } from '../apps/server/src/testing/phone-photo.ts'
import { aSession, bound, chooseAt, confirmFor, payFee } from './booking-steps.ts'
import { expect, test, type Page } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'
import { ask, consultAtCashier, writeQuestion } from './steps.ts'

const noLine = '网络错误，请稍后重试'

test.beforeEach(({ nethos }) => nethos.expectTrouble(/ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/))

/** The server hears the next call of this service and does it; its answer never arrives. */
async function loseAnswer(page: Page, service: string): Promise<void> {
  let isLost = false
  await page.route('**/api', async route => {
    const isIt = !isLost && route.request().postData()?.includes(`"service":"${service}"`)
    if (!isIt) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

test('a tap on the payment whose answer is lost is said; the next one is the same order, paid once', async ({
  nethos,
}) => {
  const mobile = '13900390001'
  await nethos.register(mobile, '贺兰芝', idCardOf('1979-08-16', 391))
  const page = await phoneOf(nethos, mobile)
  const consultId = await ask(page, { docId: 'd0003', who: '贺兰芝', words: '乳房摸到一个小结，不疼。' })
  await loseAnswer(page, 'nethos.consult.info.pay')
  await page.getByRole('button', { name: '微信支付' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByText(noLine).first()).toBeVisible()
  await expect(page).toHaveURL(/\/videoPay\?consultId=/)
  await expect(page.getByRole('timer')).toBeVisible()

  // One tap a second.
  await expect(async () => {
    await page.getByRole('button', { name: '确认支付' }).click({ timeout: 1_000 })
    await expect(page.getByRole('heading', { name: '微信支付收银台（模拟）' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page).toHaveURL(`/team/consult/${consultId}`)
  expect((await nethos.payments(consultId)).map(one => one.state)).toEqual(['paid'])
})

test('a number whose order is lost on the way back is found by the next tap, and stands once', async ({ nethos }) => {
  const mobile = '13900390002'
  await bound(nethos, mobile, '祁长海')
  const page = await phoneOf(nethos, mobile)
  await chooseAt(page, await aSession(nethos))
  await loseAnswer(page, 'nethos.book.z2order.halo.register')
  await confirmFor(page, '祁长海')
  await expect(page.getByText(noLine).first()).toBeVisible()
  await expect(page).toHaveURL(/\/book\/confirm\?/)

  const found = page.getByRole('link', { name: '查看已有的预约' })
  await expect(async () => {
    await page.getByRole('button', { name: '确认预约' }).click({ timeout: 1_000 })
    await expect(found).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await found.click()
  await page.getByRole('link', { name: '去支付' }).click()
  await payFee(page)
  await page.goto('/my/book/list')
  await expect(page.getByRole('link', { name: /祁长海/ })).toHaveCount(1)
})

test('a picture that is cut on its way is sent once more by one tap, and goes along', async ({ nethos }) => {
  const mobile = '13900390003'
  await nethos.register(mobile, '苗玉兰', idCardOf('1979-08-16', 393))
  const page = await phoneOf(nethos, mobile)
  await writeQuestion(page, { docId: 'd0003', who: '苗玉兰', words: '伤口有点红，附照片。' })
  let isCut = false
  await page.route('**/api', async route => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/') === true
    if (isCut || !isUpload) return route.fallback()
    isCut = true
    await route.abort('connectionreset')
  })
  const field = page.getByRole('group', { name: /\d\/9$/ })
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: '添加图片' }).click()
  await (await chooser).setFiles([await phonePhoto('伤口.jpg', { width: 1000, height: 750, quality: 70 })])
  await expect(page.getByText(`伤口.jpg上传失败：${noLine}`)).toBeVisible()
  await expect(page.getByLabel('病情描述')).toHaveValue('伤口有点红，附照片。')
  await field.getByRole('button', { name: '重新上传1张' }).click()
  await expect(field).toContainText('1/9', { timeout: 30_000 })
  await page.getByRole('button', { name: '提交' }).click()
  const consultId = await consultAtCashier(page)
  await page.goto(`/team/consult/${consultId}`)
  await expect(page.getByText('伤口有点红，附照片。').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '查看图片1' }).first()).toBeVisible()
})
