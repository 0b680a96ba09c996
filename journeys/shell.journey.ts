import { phone } from './browser.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { idCardOf } from './signed-in.ts'
import { ask } from './steps.ts'

const messagingApp = `${phone.userAgent} MicroMessenger/8.0.50`
const paymentApp = `${phone.userAgent} AlipayClient/10.5`

/** A phone inside of the messaging app, whose own cashier pays. */
async function inMessagingApp(nethos: Nethos): Promise<Page> {
  const page = await nethos.patientPage({ userAgent: messagingApp })
  await page.exposeFunction('payInApp', async () => {
    const consultId = new URL(page.url()).searchParams.get('consultId')!
    const open = (await nethos.payments(consultId)).find(one => one.state === 'open')!
    await nethos.pay(open.payNo, 'succeed')
  })
  await page.addInitScript(() => {
    const asked: string[] = []
    const invoke = (method: string, _params: object, answer: (reply: { err_msg: string }) => void) => {
      asked.push(method)
      if (method !== 'getBrandWCPayRequest') return answer({ err_msg: `${method}:ok` })
      void (window as unknown as { payInApp: () => Promise<void> })
        .payInApp()
        .then(() => answer({ err_msg: `${method}:ok` }))
    }
    Object.assign(window, { WeixinJSBridge: { invoke, call: () => undefined, on: () => undefined }, asked })
  })
  return page
}

async function fillMobile(page: Page, nethos: Nethos, mobile: string): Promise<void> {
  const earlier = (await (await fetch(`${nethos.origin}/sandbox/sms?mobile=${mobile}`)).json()) as { at: number }[]
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码').fill((await nethos.lastSms(mobile, earlier[0]?.at)).code!)
}

const who = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('whoever comes from the messaging app binds once, is known ever after, and pays at its own cashier', async ({
  nethos,
}) => {
  const mobile = '13900080001'
  const page = await inMessagingApp(nethos)

  await test.step('says who she is, verifies her mobile, registers, and is where she wanted to be', async () => {
    await page.goto('/login?backPath=%2Fmy%2Fdata')
    await page.getByRole('link', { name: '微信登录' }).click()
    await expect(page.getByRole('heading', { name: '微信授权（模拟）' })).toBeVisible()
    await who(page, '晓梅')
    await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible()
    await fillMobile(page, nethos, mobile)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(page).toHaveURL(/\/register\?/)
    await page.getByLabel('姓名').fill('陈晓梅')
    await page.getByLabel('身份证号（选填）').fill(idCardOf('1988-03-14', 612))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page).toHaveURL('/my/data')
    await expect(page.getByText('陈晓梅').first()).toBeVisible()
  })

  await test.step('asks and pays without leaving the app', async () => {
    await ask(page, { docId: 'd0003', who: '陈晓梅', words: '体检发现乳腺结节二类，多久复查？' })
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect(page).toHaveURL(/\/allConsultSuccess\?consultId=/)
  })

  await test.step('another phone of hers knows her without a word', async () => {
    const second = await inMessagingApp(nethos)
    await second.goto('/login?backPath=%2Fmy%2Fdata')
    await second.getByRole('link', { name: '微信登录' }).click()
    await who(second, '晓梅')
    await expect(second).toHaveURL('/my/data')
    await expect(second.getByText('陈晓梅').first()).toBeVisible()
  })

  await test.step('whoever logged in by text message is asked by the app before he pays, and comes back to the page', async () => {
    const third = await inMessagingApp(nethos)
    await third.goto('/login')
    await nethos.moveClock(61)
    nethos.expectTrouble(/ nethos\.\S+ 403$/)
    await fillMobile(third, nethos, mobile)
    await third.getByRole('checkbox').check()
    await third.getByRole('button', { name: '登录', exact: true }).click()
    await expect(third).toHaveURL('/v2/my')
    await third.goto('/doc/index?docId=d0004')
    const consultId = await askUntilPay(third)
    await who(third, '晓梅')
    await expect(third).toHaveURL(`/videoPay?consultId=${consultId}`)
    await third.getByRole('button', { name: '确认支付' }).click()
    await expect(third).toHaveURL(/\/allConsultSuccess\?consultId=/)
  })
})

async function askUntilPay(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^图文咨询/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: '陈晓梅' }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('病情描述').fill('咳嗽两周，夜里重。')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('heading', { name: '微信授权（模拟）' })).toBeVisible()
  const back = new URL(page.url()).searchParams.get('redirect_uri')!
  expect(new URL(back).pathname).toBe('/shell/messaging/back')
  const way = (await page.context().cookies()).find(cookie => cookie.name.startsWith('nethos-way-'))!
  expect(way.httpOnly).toBe(true)
  const { back: path } = JSON.parse(Buffer.from(way.value.split('.')[0]!, 'base64url').toString()) as { back: string }
  return new URL(path, back).searchParams.get('consultId')!
}

test('a way back that is forged, or another phone’s, is refused', async ({ nethos }) => {
  nethos.expectTrouble(/403$/)
  const page = await nethos.patientPage({ userAgent: messagingApp })
  await page.goto(`/shell/messaging/back?code=0123456789abcdef&state=${'f'.repeat(32)}`)
  await expect(page.getByRole('heading', { name: '授权没有完成' })).toBeVisible()

  await page.goto('/bind')
  const [request] = await Promise.all([page.waitForRequest(/\/shell\/messaging\/back/), who(page, '老张')])
  const victim = await nethos.patientPage({ userAgent: messagingApp })
  await victim.goto(request.url())
  await expect(victim.getByRole('heading', { name: '授权没有完成' })).toBeVisible()

  await expect(page).toHaveURL(/\/bind\?openid=nst_/)
  await victim.goto(page.url())
  await expect(victim.getByText('未正常获取token')).toBeVisible()
  await victim.goto('/bind?openid=oSomebody')
  await expect(victim.getByText('token格式不正确')).toBeVisible()
  await expect(victim.getByLabel('手机号')).toHaveCount(0)
})

test('in the payment app it is the same, and outside of both nobody is asked to bind', async ({ nethos }) => {
  const page = await nethos.patientPage({ userAgent: paymentApp })
  await page.goto('/bindRelativePhone?callback=%2Fmy%2Fdata')
  await who(page, '德福')
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible()
  await nethos.moveClock(61)
  nethos.expectTrouble(/ nethos\.\S+ 403$/)
  await fillMobile(page, nethos, '13800000001')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page).toHaveURL('/my/data')

  const browser = await nethos.patientPage()
  await browser.goto('/bind')
  await expect(browser.getByText('请在微信或支付宝中打开本页，或用手机号登录。')).toBeVisible()
  await browser.getByRole('link', { name: '手机号登录' }).click()
  await expect(browser).toHaveURL('/login')
  await expect(browser.getByRole('link', { name: '微信登录' })).toHaveCount(0)
})
