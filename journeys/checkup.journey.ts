import { checkupPages as at } from '@nethos/contract/checkup/checkup.pages.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { atHour, clockTo, hear, ofPowerCuts, powerCut, messageCount, withFile } from './in-hospital.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { goToCashier } from './steps.ts'

test.use({ ownServer: 'checkup' })

const hour = 3_600_000
const mobile = '13900150021'
const employee = { name: '孙丽华', mobile, idCard: idCardOf('1971-08-21', 154) }
const company = '宁禾精密机械有限公司'

test('a company of 300 books its checks: the list, a place, the day, the report, and what is to be looked at again', async ({
  nethos,
}) => {
  test.setTimeout(360_000)
  nethos.expectTrouble(ofPowerCuts)
  await atHour(nethos, 1, 9)
  await withFile(nethos, employee)
  await imports(nethos)

  const phone = await phoneOf(nethos, mobile)
  await test.step('she is found by her ID number, books an hour, and adds what she pays herself', async () => {
    await phone.goto(at.teamCheckups.at)
    await phone.getByRole('link', { name: new RegExp(company) }).click()
    await expect(phone.getByText('单位只知道有多少人做了体检，看不到您的任何结果。')).toBeVisible()
    await phone.getByRole('link', { name: '预约', exact: true }).click()
    await phone.locator('.checkup-times').getByRole('button', { name: /余\d/ }).last().click()
    await phone.getByRole('button', { name: '下一步' }).click()
    await expect(phone.getByText(`由${company}支付`)).toBeVisible()
    await phone.getByRole('checkbox', { name: /^粪便免疫化学潜血/ }).check({ force: true })
    await phone.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await phone.getByRole('button', { name: /^提交订单 ¥45/ }).click()
    await expect(phone).toHaveURL(/\/medical\/[^/]+\/pay/)
  })
  const orderId = new URL(phone.url()).pathname.split('/')[2]!

  await test.step('the server is killed while she stands at the cashier; the money and the place are hers once', async () => {
    await goToCashier(phone, '微信支付')
    await powerCut(nethos)
    await phone.getByRole('button', { name: '支付成功' }).click()
    await expect(phone).toHaveURL(new RegExp(at.order.to({ id: orderId })))
    await hear(nethos)
    await hear(nethos)
    await phone.goto(at.order.to({ id: orderId }))
    await expect(phone.getByText('待体检', { exact: true }).first()).toBeVisible()
    await expect(phone.getByText(/^\d{6,}$|^[A-Z0-9-]{6,}$/).first()).toBeVisible()
    expect((await nethos.payments(orderId)).filter(one => one.state === 'paid')).toHaveLength(1)
  })

  await test.step('beside it she books her husband at the contract’s price, pays it herself, and calls it off: the money comes back', async () => {
    const husband = await addsHerHusband(nethos)
    const her = await phoneOf(nethos, mobile)
    await her.goto(at.teamCheckups.at)
    await her.getByRole('link', { name: new RegExp(company) }).click()
    await her.getByRole('link', { name: '给家人预约' }).click()
    await her.getByText(husband).click()
    await her.locator('.checkup-times').getByRole('button', { name: /余\d/ }).first().click()
    await her.getByRole('button', { name: '下一步' }).click()
    await expect(her.getByText(`${company}的家属价，自己支付`)).toBeVisible()
    await her.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await her.getByRole('button', { name: /^提交订单 ¥680/ }).click()
    await expect(her).toHaveURL(/\/medical\/[^/]+\/pay/)
    const familyOrder = new URL(her.url()).pathname.split('/')[2]!
    await goToCashier(her, '微信支付')
    await her.getByRole('button', { name: '支付成功' }).click()
    await expect(her).toHaveURL(new RegExp(at.order.to({ id: familyOrder })))
    await hear(nethos)
    await her.goto(at.order.to({ id: familyOrder }))
    await expect(her.getByText(`${company}的家属价，单位看不到这个订单`)).toBeVisible()
    await her.getByRole('button', { name: '取消订单' }).click()
    await her.getByRole('dialog').getByRole('button', { name: '取消订单' }).click()
    await expect(her.getByText('取消成功')).toBeVisible()
    await hear(nethos)
    const [payment] = await nethos.payments(familyOrder)
    expect(payment).toMatchObject({ amount: 68_000 })
    expect(payment!.refunds).toHaveLength(1)
    await her.context().close()
  })

  const { startsAt } = await orderOf(nethos, orderId)
  await test.step('the evening before she is told once how to prepare', async () => {
    await clockTo(nethos, startOfDay(addDays(dayOf(startsAt), -1)) + 19 * hour + 60_000)
    await powerCut(nethos)
    await nethos.moveClock(600)
    // Her own, whatever her husband was told of his.
    expect(await messageCount(nethos, await nethos.logIn(mobile), `明天体检，请做好准备 ${employee.name}`)).toBe(1)
  })

  await test.step('on the day the guide sheet says what is done and what is next', async () => {
    await clockTo(nethos, startsAt + 60_000)
    await nethos.hospital('checkup.arrive', { ourNo: `${orderId}.1` })
    await nethos.hospital('checkup.step', { ourNo: `${orderId}.1` })
    await hear(nethos)
    const here = await phoneOf(nethos, mobile)
    await here.goto(at.order.to({ id: orderId }))
    await expect(here.getByRole('heading', { name: /^下一站：/ })).toBeVisible()
    await expect(here.getByText('已完成').first()).toBeVisible()
    await here.context().close()
  })

  await test.step('her report is linked, and what it asks for is a reminder after months, each once', async () => {
    await clockTo(nethos, startsAt + 6 * hour)
    await hear(nethos)
    await hear(nethos)
    const home = await phoneOf(nethos, mobile)
    await home.goto(at.order.to({ id: orderId }))
    await expect(home.getByRole('heading', { name: '报告建议的复查' })).toBeVisible()
    await home.getByRole('link', { name: '查看报告' }).click()
    await expect(home.getByText(/复查/).first()).toBeVisible()
    await home.context().close()
    const { followUps } = await orderOf(nethos, orderId)
    const [first] = followUps
    await clockTo(nethos, startOfDay(first.onDay) + 9 * hour + 60_000)
    await powerCut(nethos)
    await nethos.moveClock(600)
    expect(await messageCount(nethos, await nethos.logIn(mobile), first.what)).toBe(1)
  })

  await test.step('the company’s side says how many, and nothing of anybody', async () => {
    const desk = await deskOf(nethos, 'operator1')
    await desk.goto('/workbench/checkup-companies')
    const row = desk.getByRole('row', { name: new RegExp(company) })
    await expect(row.getByRole('cell').nth(3)).toHaveText('300')
    await expect(row.getByRole('cell').nth(4)).toHaveText('1')
    await expect(row.getByRole('cell').nth(5)).toHaveText('1')
    await desk.getByRole('link', { name: company }).click()
    await expect(desk.getByRole('row').nth(5)).toBeVisible()
    expect(await desk.getByRole('main').innerText()).not.toMatch(/报告|结节|复查|已体检|330106/)
  })
})

/** Among her people; the code goes to his phone. His name. */
async function addsHerHusband(nethos: Nethos): Promise<string> {
  const [compatName, his] = ['周国强', '13900150022']
  await nethos.moveClock(61)
  const session = await nethos.logIn(mobile)
  const asked = await nethos.now()
  const { obj: sent } = await nethos.call('nethos.system.captcha.commpat.add.v2', { mobile: his }, session)
  const { code: captcha } = await nethos.lastSms(his, asked)
  const him = { compatName, compatIdcard: idCardOf('1969-04-12', 157), compatMobile: his, relationship: 'spouse' }
  expect(await nethos.call('nethos.pat.compat.add.v2', { ...him, cid: sent.cid, captcha }, session)).toMatchObject({
    code: '0',
  })
  return compatName
}

/** 300 people out of a spreadsheet: first with two bad rows, which are named, then mended. */
async function imports(nethos: Nethos): Promise<void> {
  await test.step('the office imports the list of 300; two bad rows are named, and nothing is taken', async () => {
    const desk = await deskOf(nethos, 'operator1')
    await desk.goto('/workbench/checkup-companies')
    await desk.getByRole('button', { name: '导入名单' }).click()
    await desk.getByLabel('单位名称').fill(company)
    await desk.getByLabel('套餐').click()
    await desk
      .locator('.ant-select-dropdown')
      .getByText(/^全面体检/)
      .first()
      .click()
    const rows = Array.from({ length: 299 }, (_, nth) => `职工${nth},${idCardOf('1985-02-03', 100 + nth)},A${nth}`)
    const mine = `${employee.name},${employee.idCard},A299`
    await choose(desk, [...rows.slice(0, 298), ',330106198513450012,A298', mine])
    await desk.getByLabel('家属价（元）').fill('680')
    await expect(desk.getByText('第300行：姓名不能为空')).toBeVisible()
    await expect(desk.getByText('第300行：身份证号格式错误')).toBeVisible()
    await choose(desk, [...rows, mine])
    await expect(desk.getByText('共300人')).toBeVisible()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^导\s*入$/ })
      .click()
    await expect(desk.getByText('已导入300人')).toBeVisible({ timeout: 30_000 })
    await desk.context().close()
  })
}

const choose = (desk: Page, rows: readonly string[]) =>
  desk.getByLabel(/^名单文件/).setInputFiles({
    name: '名单.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['姓名,身份证号,工号', ...rows].join('\r\n')),
  })

const orderOf = async (nethos: Nethos, orderId: string) =>
  (await nethos.call('nethos.medical.order.detail', { orderId }, await nethos.logIn(mobile))).obj
