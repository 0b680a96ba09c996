import { bound, expectCode, payFee } from './booking-steps.ts'
import { expect, test, type Page } from './nethos.ts'
import { phoneOf } from './signed-in.ts'

const mobile = '13900350135'
const name = '范静仪'
const words = '最近血压偏高，吃药控制不好'

/** As far as the departments. */
async function askGuide(page: Page): Promise<void> {
  await page.goto('/guide')
  await page.getByLabel('哪里不舒服？').fill(words)
  await page.getByRole('button', { name: '看看挂哪科' }).click()
  await expect(page.getByText('心血管内科（首选）')).toBeVisible()
}

test('what was said in 导诊 goes along: into the booking and its history, and into a question to a doctor', async ({
  nethos,
}) => {
  await bound(nethos, mobile, name)
  const page = await phoneOf(nethos, mobile)

  await test.step('a danger that is ticked shows 120 at once, and is taken back', async () => {
    await page.goto('/guide')
    await page.getByLabel('哪里不舒服？').fill(words)
    const danger = page.getByRole('checkbox', { name: '喘不上气' })
    await danger.check()
    const notice = page.getByRole('alert').filter({ hasText: '您描述的情况可能很紧急：呼吸困难' })
    await expect(notice.getByRole('link', { name: '拨打120急救' })).toHaveAttribute('href', 'tel:120')
    await danger.uncheck()
    await expect(notice).toHaveCount(0)
  })

  await test.step('the department leads to a doctor with a free number, which is booked and paid', async () => {
    await askGuide(page)
    await page.getByRole('link', { name: '挂心血管内科', exact: true }).click()
    await page.getByRole('link', { name: /沈知远/ }).click()
    await page.getByRole('button', { name: '预约这一节' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^预约 \d\d:\d\d（\d+号）$/ })
      .click()
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await expect(page.getByText('就诊卡和医保')).toBeVisible()
    await page.getByRole('button', { name: '确认预约' }).click()
    await payFee(page)
    await expectCode(page)
  })

  await test.step('what she said stands there, is looked at, and goes to the doctor of the visit', async () => {
    await expect(page.getByText(`您刚才在导诊里说：${words}`)).toBeVisible()
    await page.getByRole('link', { name: '核对后告诉医生' }).click()
    await expect(page.getByLabel('主诉')).toHaveValue(words)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('heading', { name: '病史已保存' })).toBeVisible()
  })

  await test.step('asked once more, it begins the question to a doctor in the place of an older draft', async () => {
    await describe(page)
    await page.getByLabel('病情描述').fill('咳嗽三天')
    await askGuide(page)
    await expect(page.getByRole('link', { name: '在线问心血管内科医生' })).toBeVisible()
    await page.getByRole('link', { name: '在线问心血管内科医生' }).click()
    await expect(page.getByRole('link', { name: /沈知远/ }).first()).toBeVisible()
    await describe(page)
    await expect(page.getByLabel('病情描述')).toHaveValue(words)
    await page.getByRole('button', { name: '用回之前写的' }).click()
    await expect(page.getByLabel('病情描述')).toHaveValue('咳嗽三天')
  })
})

/** As far as the field in which a doctor is asked. */
async function describe(page: Page): Promise<void> {
  await page.goto('/doc/index?docId=d0001')
  await page.getByRole('link', { name: /^图文咨询/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: '下一步' }).click()
}
