import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { hear, withFile } from './in-hospital.ts'
import { expect, test, type Page } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'

// Lines move by the clock here.
test.use({ ownServer: 'exam' })

const examined = { name: '傅桂兰', mobile: '13900180001', idCard: idCardOf('1949-11-02', 801) }

test('several examinations as one visit; the line is watched, the call comes by itself, and a missed one says what to do', async ({
  nethos,
}) => {
  test.setTimeout(180_000)
  // A page that slept while the clock was moved is told the time by a refusal, and asks again (docs/product/protocol.md 1).
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
  const { session, personId, recordNumber } = await withFile(nethos, examined)
  for (const [nth, itemCode] of ['us-abdomen', 'blood-fasting', 'ct-enhanced'].entries())
    await nethos.hospital('exam.order', { recordNumber, itemCode, orderNo: `J-EXAM-${nth}` })
  await hear(nethos)
  const page = await phoneOf(nethos, examined.mobile, { session })
  const nurse = await nethos.logInStaff('nurse1')

  await test.step('one visit is proposed: fasting first, and why in this order', async () => {
    await page.goto(examPages.examinations.to({ compatId: personId }))
    await page.getByRole('link', { name: '帮我安排成一次' }).click()
    const legs = page.getByRole('list').filter({ hasText: '空腹抽血' }).getByRole('listitem')
    await expect(legs.first()).toContainText('空腹')
    await expect(legs.last()).toContainText('CT增强')
    await page.getByRole('button', { name: '约好这些时间' }).click()
    await expect(page).toHaveURL(/\/jcyy\?compatId=/)
    await hear(nethos)
    await expect(page.getByText('已预约').first()).toBeVisible()
  })

  await test.step('another time for one of them, and how to prepare', async () => {
    await page.getByRole('link', { name: /上腹部超声/ }).click()
    await expect(page.getByText(/空腹|禁食/).first()).toBeVisible()
    await page.getByRole('link', { name: '改约' }).click()
    await page
      .getByRole('radio', { name: /月\d+日/ })
      .last()
      .check({ force: true })
    await page.locator('.exam-slot:not([disabled])').first().click()
    await page.getByRole('button', { name: '确定这个时间' }).click()
    await expect(page).toHaveURL(/\/jcyy\/result\?id=/)
    await hear(nethos)
  })

  await test.step('signed in she stands in the line, sees how many are before her, and is called on the open page', async () => {
    await nethos.hospital('exam.sign-in', { orderNo: 'J-EXAM-2' })
    await hear(nethos)
    await page.goto(examPages.queueHome.to({ compatId: personId }))
    await expect(page.getByText('前面还有')).toBeVisible()
    await expect(page.getByText(/^\d+人$/)).toBeVisible()
    await page.getByRole('radio', { name: '20分钟' }).check({ force: true })
    // The nurse calls, whoever is next, until it is she.
    const mine = await ownNumber(page)
    const line = async () => (await nethos.call('staff.exam.queue.detail', { queueId: 'h1.ct' }, nurse)).obj
    for (let calls = 0; calls < 30 && (await line()).calledNumber !== mine; calls++)
      await nethos.call('staff.exam.queue.next', { queueId: 'h1.ct' }, nurse)
    await expect(page.getByText('已经叫到您，请现在进去。')).toBeVisible()
  })

  await test.step('she does not come: the desk passes her, and her page says where to go', async () => {
    const number = await ownNumber(page)
    const { obj } = await nethos.call('staff.exam.queue.detail', { queueId: 'h1.ct' }, nurse)
    const { entryId } = obj.entries.find((one: { number: number }) => one.number === number)
    await nethos.call('staff.exam.queue.settle', { entryId, outcome: 'missed' }, nurse)
    await expect(page.getByText(/分诊台/)).toBeVisible()
  })
})

const ownNumber = async (page: Page): Promise<number> => Number(await page.locator('.exam-number').first().innerText())
