import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { withFile } from './in-hospital.ts'
import { expect, test } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'
import { goToCashier } from './steps.ts'

const payer = { name: '蒋月琴', mobile: '13900170063', idCard: idCardOf('1952-03-08', 701) }
const pharmacy = { place: '门诊楼1层 西药房3号窗口', note: '凭就诊卡取药' }
const anItem = (itemName: string, cents: number) => ({ itemName, unitCents: cents, amountCents: cents })

test('two bills at once: the insurance pays its parts, she pays the rest; what the hospital does not take comes back by itself', async ({
  nethos,
}) => {
  const { session, personId, recordNumber } = await withFile(nethos, payer)
  await nethos.hospital('insurance.insure', { idCard: payer.idCard, accountCents: 1_000 })
  const issue = (bill: object) => nethos.hospital('fee.issue', { recordNumber, ...bill })
  await issue({ deptName: '心血管内科', items: [anItem('超声心动图', 10_000)], guides: [pharmacy] })
  await issue({ deptName: '内分泌科', items: [anItem('二甲双胍片', 5_000)], refuses: '药房该药已无库存' })
  const page = await phoneOf(nethos, payer.mobile, { session })

  await test.step('what is to be paid, each with its items', async () => {
    await page.goto(feePages.unpaidBills.to({ compatId: personId, hosid: 'h1' }))
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    await page.getByRole('link', { name: '查看明细' }).last().click()
    await expect(page).toHaveURL(/\/butler\/mz\/dzf\/detail/)
    await expect(page.getByText(/1次/).first()).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await page.getByRole('button', { name: '支付2笔，合计¥150.00' }).click()
  })

  await test.step('who pays what of it, before anything is paid', async () => {
    const shares = page.locator('.card', { hasText: '费用构成' })
    for (const [label, cents] of [
      ['统筹基金支付', '¥90.00'],
      ['个人账户支付', '¥10.00'],
      ['个人支付', '¥50.00'],
    ] as const) {
      await expect(shares.getByText(label)).toBeVisible()
      await expect(shares.getByText(cents).first()).toBeVisible()
    }
    await goToCashier(page, '微信支付')
    await page.getByRole('button', { name: '支付成功' }).click()
  })

  await test.step('one is taken, with the way on; the other is not, and why, and its money goes back', async () => {
    await expect(page.getByText('已缴费').first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(pharmacy.place)).toBeVisible()
    await expect(page.getByText(/医院未收，(正在退款|已退款)/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/药房该药已无库存/)).toBeVisible()
    // The newer bill comes first: it took the ten of her account, which go back there by the insurance's own way.
    await expect(page.getByText(/^¥10\.00 正在退回原支付账户，预计.+前到账，您不用做任何操作。/)).toBeVisible({
      timeout: 30_000,
    })
  })

  await test.step('the bill that was not taken stands among those to be paid again, with the reason', async () => {
    await page.goto(feePages.unpaidBills.to({ compatId: personId, hosid: 'h1' }))
    await expect(page.getByRole('checkbox', { name: /内分泌科/ })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /心血管内科/ })).toHaveCount(0)
    await expect(page.getByText(/药房该药已无库存/)).toBeVisible()
  })
})
