import { expect, test, type Nethos, type Page } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { ask, goToCashier, payBy } from './steps.ts'

// Days pass here.
test.use({ ownServer: 'money' })

const minute = 60
const hour = 60 * minute

test.beforeEach(({ nethos }) => {
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (docs/product/protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
})

test('who does not pay within 15 minutes is told so, and may leave before', async ({ nethos }) => {
  const page = await patientOf(nethos, '13900020001', '赵晓岚')
  const consultId = await ask(page, { docId: 'd0003', who: '赵晓岚', words: '体检发现乳腺结节三类，要不要手术？' })
  await expect(page.getByRole('timer')).toHaveText(/^请在 1[45]分\d\d秒内完成支付，超时订单自动取消$/)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByText('请选择支付方式')).toBeVisible()

  await page.getByRole('button', { name: '返回' }).click()
  const question = page.getByRole('dialog', { name: '确定不支付吗？' })
  await expect(question).toContainText('您的订单已经生成，15分钟不支付会自动取消。')
  await question.getByRole('button', { name: '继续支付' }).click()
  await expect(page).toHaveURL(/\/videoPay/)
  await page.goBack()
  await question.getByRole('button', { name: '暂不支付' }).click()
  await expect(page).toHaveURL(`/team/consult/${consultId}`)
  await expect(page.getByRole('link', { name: '支付50.00元' })).toBeVisible()
  await expect(page.getByText(/^请在 1[45]分\d\d秒内完成支付，超时订单自动取消$/)).toBeVisible()

  await nethos.moveClock(15 * minute)
  await expect(page.getByText('超出支付时间，订单自动取消', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '支付50.00元' })).toBeHidden()
  await page.goto(`/videoPay?consultId=${consultId}`)
  await expect(page).toHaveURL(`/team/consult/${consultId}`)
})

test('the time runs out on the payment page itself', async ({ nethos }) => {
  const page = await patientOf(nethos, '13900020002', '钱立')
  await page.clock.install()
  const consultId = await ask(page, { docId: 'd0003', who: '钱立', words: '母亲术后三个月，手臂有点肿。' })
  await nethos.moveClock(15 * minute)
  await page.clock.fastForward(15 * minute * 1000)
  await expect(page.getByText('超出支付时间，订单自动取消').first()).toBeVisible()
  await expect(page).toHaveURL(`/team/consult/${consultId}`)
})

test('who turns away at one cashier pays at the other; the doctor refuses, and all money goes back', async ({
  nethos,
}) => {
  const page = await patientOf(nethos, '13900020003', '孙敬之')
  const consultId = await ask(page, { docId: 'd0004', who: '孙敬之', words: '咳嗽两个月，吃了消炎药不见好。' })

  await test.step('turns away at WeChat Pay, pays by Alipay', async () => {
    await goToCashier(page, '微信支付')
    await expect(page.getByText('¥20.00')).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page).toHaveURL(`/videoPay?consultId=${consultId}`)
    await payBy(page, '支付宝')
    await expect(page).toHaveURL(`/team/consult/${consultId}`)
    await expect(page.getByText(/^支付成功，咨询已开始/)).toBeVisible()
  })

  await test.step('the doctor refuses and says why', async () => {
    const desk = await deskOf(nethos, 'doctor4')
    await desk.goto('/workbench/consults')
    await desk.getByRole('link', { name: /孙敬之/ }).click()
    await desk.getByRole('button', { name: '拒绝' }).click()
    const dialog = desk.getByRole('dialog', { name: '拒绝这次咨询' })
    await expect(dialog).toContainText('费用 ¥20.00 全额退回患者')
    await dialog.getByRole('button', { name: '拒绝咨询' }).click()
    await expect(dialog.getByText('退回原因不能为空')).toBeVisible()
    await dialog.getByLabel('退回原因').fill('需要听诊和拍片，请到门诊就诊')
    await dialog.getByRole('button', { name: '拒绝咨询' }).click()
    await expect(desk.getByText('已拒绝，咨询已取消')).toBeVisible()
  })

  await test.step('the patient reads why, and where the money is', async () => {
    await expect(page.getByText('咨询已取消', { exact: true })).toBeVisible()
    await expect(page.getByText('需要听诊和拍片，请到门诊就诊').first()).toBeVisible()
    await expect(page.getByText('费用将在7-10个工作日内退回原支付账户').first()).toBeVisible()
    await expectMoneyBack(page, consultId, '20.00', '支付宝')
    expect((await nethos.payments(consultId)).map(one => [one.channel, one.state, one.refunds.length])).toEqual([
      ['ALIPAY', 'paid', 1],
      ['WECHAT', 'closed', 0],
    ])
  })
})

test('whoever is not answered within 24 hours gets everything back without asking', async ({ nethos }) => {
  const mobile = '13900020004'
  const page = await patientOf(nethos, mobile, '李文秀')
  const consultId = await ask(page, { docId: 'd0005', who: '李文秀', words: '孩子夜里咳嗽，白天好好的。' })
  await payBy(page, '微信支付')
  await expect(page.getByText(/^医生须在 \d+月\d+日 \d\d:\d\d 前回复；到时未回复，费用自动全额原路退回/)).toBeVisible()
  await page.close()

  await nethos.moveClock(24 * hour)
  const nextDay = await phoneOf(nethos, mobile)
  await nextDay.goto(`/team/consult/${consultId}`)
  await expect(nextDay.getByText('咨询已取消', { exact: true })).toBeVisible()
  await expect(nextDay.getByText(/医生24小时内未回复，咨询已自动取消。/).first()).toBeVisible()
  await expectMoneyBack(nextDay, consultId, '25.00', '微信支付')
})

test('a refund that the provider refuses worries the operator and not the patient', async ({ nethos }) => {
  const page = await patientOf(nethos, '13900020005', '周海棠')
  const consultId = await ask(page, { docId: 'd0004', who: '周海棠', words: '父亲抽烟四十年，体检说肺结节 6 毫米。' })
  await payBy(page, '支付宝')
  const [payment] = await nethos.payments(consultId)
  await nethos.failNextRefund(payment!.payNo, '收款账户余额不足')

  const desk = await deskOf(nethos, 'doctor4')
  await desk.goto('/workbench/consults')
  await desk.getByRole('link', { name: /周海棠/ }).click()
  await desk.getByRole('button', { name: '拒绝' }).click()
  await desk.getByLabel('退回原因').fill('请带片子到门诊')
  await desk.getByRole('button', { name: '拒绝咨询' }).click()

  await page.getByRole('link', { name: '查看退款进度' }).click()
  await expect(page.getByText('退款遇到一点问题，工作人员正在为您处理，您不用再申请')).toBeVisible()

  const office = await deskOf(nethos, 'operator1')
  await office.goto('/workbench')
  await office.getByRole('link', { name: '订单', exact: true }).click()
  await expect(office.getByRole('row', { name: new RegExp(payment!.payNo) })).toContainText('退款失败')
  await office.getByRole('link', { name: /^退款/ }).first().click()
  const row = office.getByRole('row', { name: new RegExp(payment!.payNo) })
  await expect(row).toContainText('收款账户余额不足')
  await expect(row).toContainText('¥20.00')
  await row.getByRole('button', { name: /重 ?试/ }).click()
  await office.getByRole('dialog').getByRole('button', { name: '重新退款' }).click()
  // The menu led to those that have failed: this one is none of them any more.
  await expect(row).toHaveCount(0)
  await office.goto('/workbench/refunds')
  await expect(async () => {
    await office.reload()
    await expect(row).toContainText('已退款', { timeout: 10_000 })
  }).toPass()
  await page.reload()
  await expect(page.getByText('已退款').first()).toBeVisible()
})

/** Somebody new, logged in on his phone. */
async function patientOf(nethos: Nethos, mobile: string, name: string): Promise<Page> {
  await nethos.register(mobile, name, idCardOf('1979-08-16', Number(mobile.slice(-3))))
  return phoneOf(nethos, mobile)
}

/** The stages of the refund, from the consult's own foot; and the order in the list. */
async function expectMoneyBack(page: Page, consultId: string, yuan: string, way: string): Promise<void> {
  await page.getByRole('link', { name: '查看退款进度' }).click()
  await expect(page).toHaveURL(`/my/pay?consultId=${consultId}`)
  const stages = page.getByRole('list', { name: '退款进度' }).getByRole('listitem')
  await expect(stages).toHaveText([/退款已受理.*已完成/s, /支付平台处理中.*已完成/s, /退款已到账.*已完成/s], {
    timeout: 25_000,
  })
  await expect(page.getByText(`${yuan}元`)).toBeVisible()
  await page.goto('/my/pay')
  const order = page.getByRole('link', { name: new RegExp(way) })
  await expect(order).toContainText('已退款')
}
