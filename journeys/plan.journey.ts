import { atHour, messageCount } from './in-hospital.ts'
import { expect, test } from './nethos.ts'
import { samplePatient } from './samples.ts'
import { phoneOf } from './signed-in.ts'
import { goToCashier } from './steps.ts'

// Its clock goes on by three weeks.
test.use({ ownServer: 'plan' })

test('a task to book: the daughter is reminded, books for her father on the way, and what is next moves on', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  // A page that slept while the clock was moved is told the time by a refusal, or that its session is over.
  nethos.expectTrouble(/ (\w+(\.\w+)+|\/events\?\S+) 40[134]$/)
  await atHour(nethos, 20, 12)
  const phone = await phoneOf(nethos, samplePatient)
  const session = await nethos.logIn(samplePatient)
  await expect.poll(() => messageCount(nethos, session, '预约术后六周复查')).toBe(1)

  await phone.goto('/my/plan')
  await phone
    .getByRole('link', { name: /预约术后六周复查/ })
    .first()
    .click()
  await expect(phone.getByRole('button', { name: '我已约好' })).toBeVisible()
  await phone.getByRole('link', { name: '去预约挂号' }).click()
  await expect(phone).toHaveURL(/\/book$/)

  await test.step('a number for him is booked and paid', async () => {
    await phone.getByRole('link', { name: /^宁禾大学附属第一医院/ }).click()
    await phone.getByRole('button', { name: /^内分泌科/ }).click()
    await phone.getByRole('link', { name: /^何清禾.*最近可约/s }).click()
    await phone.getByRole('button', { name: '预约这一节' }).click()
    await phone.getByRole('link', { name: /^预约 \d\d:\d\d/ }).click()
    await phone.getByRole('button', { name: /王德福/ }).click()
    const yes = phone.getByRole('button', { name: '确认预约' })
    await expect(yes).toBeEnabled()
    const isFinal = await phone.getByText('此号预约后不能退。').isVisible()
    await yes.click()
    if (isFinal) await phone.getByRole('dialog').getByRole('button', { name: '确认预约' }).click()
    await goToCashier(phone, '微信支付')
    await phone.getByRole('button', { name: '支付成功' }).click()
    await expect(phone.getByText('预约成功').first()).toBeVisible()
  })

  await phone.goto('/my/plan')
  await phone
    .getByRole('link', { name: /预约术后六周复查/ })
    .first()
    .click()
  await phone.getByRole('button', { name: '我已约好' }).click()
  await expect(phone.getByText('已完成').first()).toBeVisible()
  await expect(phone.getByRole('button', { name: '撤回，重新标为未完成' })).toBeVisible()
  // Done is done: the second reminder, three days later, does not come.
  await atHour(nethos, 3, 12)
  expect(await messageCount(nethos, await nethos.logIn(samplePatient), '预约术后六周复查')).toBe(1)
})
