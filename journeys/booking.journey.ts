import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import {
  aSession,
  bound,
  chooseAt,
  confirmFor,
  expectCode,
  payFee,
  registered,
  type FreeSession,
} from './booking-steps.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { phoneOf } from './signed-in.ts'
import { answer } from './steps.ts'

// Days pass here.
test.use({ ownServer: 'booking' })

const hour = 3_600

test('who books ahead pays, is given a code, and gives the number back with all the money', async ({ nethos }) => {
  await registered(nethos, '13900340001', '范淑华')
  const page = await phoneOf(nethos, '13900340001')
  const session = await aSession(nethos)
  const fee = price(session.bookFee)

  await test.step('chooses the time at the doctor’s, and himself', async () => {
    await chooseAt(page, session)
    await expect(page.getByText('频繁取消预约可能会被列入黑名单，无法使用预约功能')).toBeVisible()
    await page.getByRole('button', { name: '确认预约' }).click()
    await expect(page.getByText('请选择就诊人').first()).toBeVisible()
  })

  await test.step('binds his file at the hospital on the way, and comes back to his choice', async () => {
    await page.getByRole('button', { name: /范淑华/ }).click()
    await page.getByRole('link', { name: '去绑定' }).click()
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('heading', { name: '预约确认' })).toBeVisible()
    await expect(page.getByText('就诊卡和医保')).toBeVisible()
  })

  await test.step('somebody else was faster: what is free now stands on the page, one tap away', async () => {
    const rival = await bound(nethos, '13900360036', '卞立新')
    const bookNumId = new URL(page.url()).searchParams.get('bookNumId')
    await nethos.call('nethos.book.order.register', { bookNumId, compatId: rival.personId }, rival.session)
    await page.getByRole('button', { name: '确认预约' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('手慢了，这个号刚刚被约走')
    await expect(notice.getByRole('link', { name: '候补这一节' })).toBeVisible()
    await notice
      .getByRole('button', { name: /^\d\d:\d\d（\d+号）$/ })
      .first()
      .click()
  })

  await test.step('pays at the cashier within 15 minutes', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^请在 1[45]分\d\d秒内完成支付，超时后号会放回$/)
    await payFee(page)
  })

  await test.step('reads the code to show, and the way there', async () => {
    await expectCode(page)
    await expect(page.getByText('就诊须知')).toBeVisible()
    await expect(page.getByRole('link', { name: '加入手机日历' })).toBeVisible()
    await page.getByRole('link', { name: '查看预约记录' }).click()
    await expect(page).toHaveURL('/my/book/list')
    await expect(page.getByRole('link', { name: /范淑华/ })).toContainText('已预约')
  })

  await test.step('gives it back, having read that it counts; the money is on its way', async () => {
    await page.getByRole('link', { name: /范淑华/ }).click()
    await page.getByRole('button', { name: '取消预约' }).click()
    const question = page.getByRole('dialog', { name: '确定要取消预约吗？' })
    await expect(question).toContainText(`挂号费 ${fee} 将全额退回原支付账户`)
    await expect(question).toContainText('这将是30天内第1次退号')
    await question.getByRole('button', { name: '再想想' }).click()
    await expect(page.getByText('凭取号码就诊')).toBeVisible()
    await page.getByRole('button', { name: '取消预约' }).click()
    await answer(page, '确定要取消预约吗？', '取消预约')
    await expect(page.getByText('已取消', { exact: true })).toBeVisible()
    await expect(page.getByText('凭取号码就诊')).toBeHidden()
    await expectMoneyBack(page, session.bookFee)
  })
})

test('a stopped clinic is told at once; the money goes along to another time, or back', async ({ nethos }) => {
  const session = await aSession(nethos)
  const [mover, leaver] = [
    await bookedAt(nethos, '13900340002', '曹秀琴', session),
    await bookedAt(nethos, '13900340003', '段国安', session),
  ]
  const box = await phoneOf(nethos, '13900340002')
  await box.goto('/')
  await expect(box.getByRole('link', { name: /消息/ }).first()).toBeVisible()

  await test.step('both pages say so by themselves', async () => {
    await nethos.hospital('session.stop', { sessionId: session.bookSchemeId, reason: '医生外出抢救' })
    for (const page of [mover, leaver]) {
      await expect(page.getByText('已停诊', { exact: true })).toBeVisible()
      await expect(page.getByText(/停诊原因：医生外出抢救/)).toBeVisible()
    }
  })

  await test.step('it lies in the message box, and the message leads there', async () => {
    await box.goto('/v2/notice?moduleType=booking')
    await box.getByRole('link', { name: /您预约的门诊停诊了/ }).click()
    await box.getByRole('link', { name: '去查看' }).click()
    await expect(box.getByText('已停诊', { exact: true })).toBeVisible()
    await box.close()
  })

  await test.step('one takes another time of the same level, and pays nothing', async () => {
    await mover.getByRole('link', { name: '改约或退款' }).click()
    await expect(mover.getByRole('heading', { name: '可以改到这些时间' })).toBeVisible()
    await takeAlternative(mover)
    await expectCode(mover)
    await mover.goto('/my/book/list')
    // After midnight the first other time may be one of the day itself: 已挂号.
    await expect(mover.getByRole('link', { name: /已预约|已挂号/ })).toHaveCount(1)
  })

  await test.step('the other has everything back at once', async () => {
    await leaver.getByRole('link', { name: '改约或退款' }).click()
    await leaver.getByRole('button', { name: '不改约，全额退款' }).click()
    await answer(leaver, '确定全额退款吗？', '确定')
    await expect(leaver).toHaveURL(/\/my\/book\/list\/\w/)
    await expectMoneyBack(leaver, session.bookFee)
  })
})

test('the time is changed in one step, and the first number is given back', async ({ nethos }) => {
  const session = await aSession(nethos)
  const page = await bookedAt(nethos, '13900340004', '温玉珍', session)
  await page.getByRole('link', { name: '改约', exact: true }).click()
  await expect(page.getByText(/^先约上新的号，再退原来的号，挂号费不用重付。还可以改约2次/)).toBeVisible()
  await takeAlternative(page)
  await expectCode(page)
  await page.goto('/my/book/list')
  const rows = page.getByRole('link', { name: /温玉珍/ })
  await expect(rows).toHaveText([/已预约|已挂号/, /已取消/])
  await rows.nth(1).click()
  await page.getByRole('link', { name: '查看新的预约' }).click()
  await expect(page.getByText('凭取号码就诊')).toBeVisible()
  await expect(page.getByText('已在线支付')).toBeVisible()
})

test('on the day itself, with several departments, at the school hospital', async ({ nethos }) => {
  test.setTimeout(150_000)
  await bound(nethos, '13900340005', '汤建军')
  await untilMonday(nethos)
  const page = await phoneOf(nethos, '13900340005')

  await test.step('today, to be paid at the window', async () => {
    await page.goto('/book/today?bookHosId=h1')
    await page
      .getByRole('button', { name: /^今天.*可预约/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^预约 \d\d:\d\d（\d+号）$/ })
      .click()
    await confirmFor(page, '汤建军')
    await payThere(page)
    await expectCode(page)
    await page.getByRole('link', { name: '查看预约记录' }).click()
    await expect(page.getByRole('link', { name: /汤建军/ })).toContainText('已挂号')
  })

  await test.step('several departments together', async () => {
    await page.goto('/book/mdt/pre')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '下一步' }).click()
    await page
      .getByRole('link', { name: /最近可约/ })
      .first()
      .click()
    await page.getByRole('button', { name: '预约这一节' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^预约 \d\d:\d\d/ })
      .click()
    await expect(page.getByText(/^\d个科室$/)).toBeVisible()
    await confirmFor(page, '汤建军')
    await payThere(page)
    await expectCode(page)
    await expect(page.getByText('会诊科室')).toBeVisible()
  })

  await test.step('the school hospital, which costs nothing', async () => {
    await page.goto('/school/dept')
    await page.getByRole('main').getByRole('link').first().click()
    await page.getByRole('link', { name: '按专家' }).click()
    await page
      .getByRole('link', { name: /最近可约/ })
      .first()
      .click()
    // The soonest may be at the time of the other two.
    await page
      .getByRole('table')
      .getByRole('button', { name: /可预约/ })
      .last()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^预约 \d\d:\d\d/ })
      .click()
    await confirmFor(page, '汤建军')
    await expectCode(page)
    await page.getByRole('link', { name: '查看预约记录' }).click()
    await expect(page).toHaveURL('/my/book/school')
    await expect(page.getByRole('link', { name: /汤建军/ })).toContainText('已预约')
  })
})

async function payThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^到院支付/ }).click()
  await page.getByRole('button', { name: '到院支付', exact: true }).last().click()
  await answer(page, '确定到医院支付吗？', '到院支付')
}

/** Somebody new who has booked and paid, on the page of his booking. */
async function bookedAt(nethos: Nethos, mobile: string, name: string, session: FreeSession): Promise<Page> {
  await bound(nethos, mobile, name)
  const page = await phoneOf(nethos, mobile)
  await chooseAt(page, session)
  await confirmFor(page, name)
  await payFee(page)
  await expectCode(page)
  await page.goto('/my/book/list')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByText('凭取号码就诊')).toBeVisible()
  return page
}

/** The first of the times that the page proposes. */
async function takeAlternative(page: Page): Promise<void> {
  await page.getByRole('button', { name: /余\d+/ }).first().click()
  await page.getByRole('list', { name: '可约的号' }).getByRole('button').first().click()
  await answer(page, /^改到.*？$/, '确定改约')
  await expect(page).toHaveURL(/\/book\/success\?orderId=/)
}

async function expectMoneyBack(page: Page, cents: number): Promise<void> {
  const stages = page.getByRole('list', { name: '退款进度' }).getByRole('listitem')
  await expect(stages).toHaveText([/退款已受理.*已完成/s, /支付平台处理中.*已完成/s, /退款已到账.*已完成/s], {
    timeout: 25_000,
  })
  await expect(page.getByText(price(cents)).first()).toBeVisible()
}

/** The clock at six in the morning of the next Monday: clinics are held, and none has begun. */
async function untilMonday(nethos: Nethos): Promise<void> {
  const now = await nethos.now()
  const weekday = new Date(startOfDay(dayOf(now)) + 12 * hour * 1000).getUTCDay()
  const monday = startOfDay(addDays(dayOf(now), (8 - weekday) % 7 || 7)) + 6 * hour * 1000
  await nethos.moveClock(Math.ceil((monday - now) / 1000))
}
