import { expect, test } from './nethos.ts'
import { deskOf, idCardOf, phoneOf } from './signed-in.ts'
import { ask, payBy } from './steps.ts'

test('an operator gives a part back, an administrator agrees, the patient follows it; the doctor declines, and the rest follows', async ({
  nethos,
}) => {
  await nethos.register('13900200001', '吴桂兰', idCardOf('1956-02-11', 201))
  const page = await phoneOf(nethos, '13900200001')
  const consultId = await ask(page, { docId: 'd0003', who: '吴桂兰', words: '膝盖肿了三天，上下楼疼。' })
  await payBy(page, '微信支付')
  const [payment] = await nethos.payments(consultId)

  const chief = await deskOf(nethos, 'admin1')
  await test.step('the hospital lowers what one person may give back alone', async () => {
    await chief.goto('/workbench/system')
    await chief.getByRole('button', { name: '修改「一人可办理的退款金额（元）」' }).click()
    const dialog = chief.getByRole('dialog')
    await dialog.getByRole('textbox').fill('5.00')
    await dialog.getByRole('button', { name: /保 ?存/ }).click()
    await expect(chief.getByText('已保存，马上生效')).toBeVisible()
  })

  const office = await deskOf(nethos, 'operator1')
  await test.step('the operator asks for a part of it', async () => {
    await office.goto(`/workbench/orders/${payment!.payNo}`)
    await office.getByRole('button', { name: /^退 ?款$/ }).click()
    const dialog = office.getByRole('dialog', { name: '退款' })
    await expect(dialog).toContainText('最多还能退 ¥50.00')
    await dialog.getByLabel('退款金额（元）').fill('50.01')
    await dialog.getByLabel('退款原因').fill('等待时间过长')
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByText('最多还能退¥50.00')).toBeVisible()
    await dialog.getByLabel('退款金额（元）').fill('12.5')
    await dialog.getByRole('button', { name: '下一步' }).click()
    await office.getByRole('button', { name: '提交复核' }).click()
    await expect(office.getByText('已提交，等待另一位同事复核')).toBeVisible()
    await expect(office.getByRole('button', { name: /^撤 ?回$/ })).toBeVisible()
    expect((await nethos.payments(consultId))[0]!.refunds).toEqual([])
  })

  await test.step('the administrator finds it among the refunds, and agrees', async () => {
    await chief.goto('/workbench/refunds')
    const waiting = chief.getByRole('region', { name: '待复核的退款' })
    const row = waiting.getByRole('row', { name: /等待时间过长/ })
    await expect(row).toContainText('¥12.50')
    await row.getByRole('button', { name: /^通 ?过$/ }).click()
    await chief.getByRole('button', { name: '通过并退款' }).click()
    await expect(chief.getByText('已通过，开始退款')).toBeVisible()
  })

  await test.step('the patient reads how much went back, and where it is', async () => {
    await page.goto('/my/pay')
    const order = page.getByRole('link', { name: /微信支付/ })
    await expect(order).toContainText('部分退款')
    await expect(order).toContainText(/退回12\.50元/)
    await order.click()
    await expect(page.getByRole('heading', { name: '部分退款' })).toBeVisible()
    await expect(page.getByText('37.50元')).toBeVisible()
    await expect(page.getByText('等待时间过长').first()).toBeVisible()
    const stages = page.getByRole('list', { name: '退款进度' }).getByRole('listitem')
    await expect(stages).toHaveText([/退款已受理.*已完成/s, /支付平台处理中.*已完成/s, /退款已到账.*已完成/s], {
      timeout: 25_000,
    })
  })

  await test.step('the doctor declines: the rest goes back, each part with its own stages', async () => {
    const desk = await deskOf(nethos, 'doctor3')
    await desk.goto('/workbench/consults')
    await desk.getByRole('link', { name: /吴桂兰/ }).click()
    await desk.getByRole('button', { name: /^拒 ?绝$/ }).click()
    await desk.getByLabel('退回原因').fill('请到骨科门诊')
    await desk.getByRole('button', { name: '拒绝咨询' }).click()
    await page.goto(`/team/consult/${consultId}`)
    await expect(page.getByText(/其余费用将在7-10个工作日内退回原支付账户/).first()).toBeVisible()
    await page.getByRole('link', { name: '查看退款进度' }).click()
    await expect(page.getByRole('heading', { name: '分次退款' })).toBeVisible()
    for (const name of ['第1笔退款', '第2笔退款'])
      await expect(page.getByRole('list', { name }).getByText('（已完成）')).toHaveCount(3, { timeout: 25_000 })
    const refunds = (await nethos.payments(consultId))[0]!.refunds as { amount: number }[]
    expect(refunds.map(one => one.amount).toSorted((a, b) => a - b)).toEqual([1_250, 3_750])
    await page.goto('/my/pay')
    await expect(page.getByRole('link', { name: /微信支付/ })).toContainText('已退款')
  })

  await test.step('nothing is left to give back, and the books of the order add up', async () => {
    await office.reload()
    await expect(office.getByRole('heading', { name: '账目' })).toBeVisible()
    await expect(office.getByRole('button', { name: /^退 ?款$/ })).toHaveCount(0)
    await expect(office.getByText('已退款').first()).toBeVisible()
  })
})
