import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { bound, cardOf, expectCode, payFee, registered, type Patient } from './booking-steps.ts'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { phoneOf } from './signed-in.ts'

// Days pass here.
test.use({ ownServer: 'fair' })

const minute = 60_000
const hour = 60 * minute
const run = promisify(execFile)

test('three people wait for one number: it comes back, the first sleeps, the second takes it, the third moves up', async ({
  nethos,
}) => {
  // What an open page has sent with the old time is refused, and sent again with the new one.
  nethos.expectTrouble(/ nethos\.[\w.]+ 403$/)
  await byDay(nethos)
  const [one, other] = await twoDoctors(nethos)
  const evening = await extra(nethos, one, { inDays: 5 })
  const later = await extra(nethos, other, { inDays: 6 })
  await nethos.hospital('number.take', { sessionId: later.sessionId })
  const giver = await bound(nethos, '13900350001', '江海平')
  const bookingId = await booksAndPays(nethos, giver, evening.sessionId)
  // Ten minutes after the release the line opens; five more, and who comes first stands first.
  await nethos.moveClock(16 * 60)

  const people = [
    ['13900350002', '莫玉兰'],
    ['13900350003', '邱志和'],
    ['13900350004', '覃美芳'],
  ] as const
  const pages = await Promise.all(people.map(one => boundWithPhone(nethos, one)))
  for (const [nth, page] of pages.entries()) {
    await waitForBoth(page, evening, [one, other], later)
    await expectPlace(page, nth === 0 ? '您排在第一位' : `前面还有 ${nth} 人`)
  }
  const [first, second, third] = pages as [Page, Page, Page]

  await test.step('somebody gives his number back: the first is asked, on the page that is open', async () => {
    await nethos.call('nethos.book.order.withdrawal', { orderId: bookingId }, giver.session)
    await expectOffer(first)
    await expectPlace(second, '前面还有 1 人')
    await expectPlace(third, '前面还有 2 人')
  })

  await test.step('he does not answer in time, and stands last; the second is asked', async () => {
    await nethos.moveClock(31 * 60)
    await expectOffer(second)
    await expectPlace(first, '前面还有 2 人')
    await expect(first.getByText('超时未确认', { exact: true })).toBeVisible()
    await expectPlace(third, '前面还有 1 人')
  })

  await test.step('the second takes it and pays; the others move up', async () => {
    await second.getByRole('button', { name: '要这个号' }).click()
    await payFee(second)
    await expectCode(second)
    await expectPlace(third, '您排在第一位')
    await expectPlace(first, '前面还有 1 人')
    await second.goto('/my/book/waitlist')
    await expect(second.getByRole('link', { name: /邱志和/ })).toContainText('候补成功')
  })
})

test('a draw: who asks is drawn, once a person, and anybody recomputes it outside the server', async ({ nethos }) => {
  nethos.expectTrouble(/ nethos\.[\w.]+ 403$/)
  const [doctor] = await twoDoctors(nethos)
  const releaseAt = (await nethos.now()) + 10 * minute
  const { sessionId } = await extra(nethos, doctor, { inDays: 6, releaseAt, releaseBy: 'draw' })
  const people = [
    ['13900350011', '毕秀珍'],
    ['13900350012', '柯国强'],
    ['13900350013', '游春梅'],
  ] as const
  const [early] = await Promise.all(people.map(([mobile, name]) => bound(nethos, mobile, name)))
  const twin = await daughterOf(nethos, '13900350014', people[0])

  await test.step('the promise is published before anybody can ask', async () => {
    await nethos.moveClock(1)
    const page = await nethos.patientPage()
    await page.goto(`/book/doc/${doctor.bookDocId}`)
    await slotButton(page, doctor, await dayAfter(nethos, 6), '即将放号').click()
    await page.getByRole('dialog').getByRole('link', { name: '看摇号怎么进行' }).click()
    await expect(page.getByText('即将开始', { exact: true })).toBeVisible()
    await expect(page.getByText(/^[0-9a-f]{64}$/)).toHaveCount(1)
    await page.close()
  })

  const { commitment: promised, closesAt } = (await nethos.call('nethos.book.draw.detail', { bookSchemeId: sessionId }))
    .obj
  await nethos.moveClock(10 * 60)

  await test.step('the doctor’s page says that it is being drawn, and gives nothing to quick taps', async () => {
    const page = await phoneOf(nethos, people[0][0])
    await page.goto(`/book/doc/${doctor.bookDocId}`)
    await slotButton(page, doctor, await dayAfter(nethos, 6), '摇号中').click()
    await page.getByRole('dialog').getByRole('link', { name: '去登记摇号' }).click()
    await expect(page).toHaveURL(`/book/draw/${sessionId}`)
    await page.close()
    await expect(
      nethos.call(
        'nethos.book.z2order.halo.register',
        { compatId: early!.personId, bookHosId: 'h1', bookSchemeId: sessionId },
        early!.session,
      ),
    ).rejects.toThrow('由摇号决定')
  })

  const pages = await Promise.all(people.map(([mobile]) => phoneOf(nethos, mobile)))
  await test.step('three ask; one of them again by another account', async () => {
    for (const [nth, page] of pages.entries()) {
      await page.goto(`/book/draw/${sessionId}`)
      await page.getByRole('button', { name: '登记摇号' }).click()
      await page.getByRole('button', { name: '确认登记' }).click()
      await expect(page.getByText(`已有${nth + 1}人登记`, { exact: false })).toBeVisible()
      await expect(page.getByText('已登记', { exact: true })).toBeVisible()
    }
    await expect(
      nethos.call('nethos.book.draw.enter', { bookSchemeId: sessionId, compatId: twin.personId }, twin.session),
    ).rejects.toThrow('每人每场只算一次')
  })

  const order: string[] = []
  await test.step('when the minutes are over, each page says by itself what came of it', async () => {
    await nethos.moveClock(Math.ceil((closesAt - (await nethos.now())) / 1000))
    for (const page of pages) {
      await expect(page.getByText('3人登记，1人中签')).toBeVisible({ timeout: 15_000 })
      const reply = await page.getByText(/^第\d位/).textContent()
      await page.getByText('登记指纹').click()
      const proof = await page.locator('.fair-proof[open] .fair-hex').innerText()
      order[Number(/^第(\d)位/.exec(reply!)![1]) - 1] = proof
    }
    expect(order.filter(Boolean)).toHaveLength(3)
  })

  await test.step('the winner has a booking and pays; the losers stand in line in the drawn order', async () => {
    for (const page of pages) {
      if (await page.getByText('中签', { exact: true }).isVisible()) {
        await page.getByRole('link', { name: '查看挂号，去支付' }).click()
        await page.getByRole('link', { name: '去支付', exact: true }).click()
        await payFee(page)
        await expectCode(page)
      } else {
        await expect(page.getByText('未中签', { exact: true })).toBeVisible()
        await page.getByRole('link', { name: '已按摇号顺序候补，查看位置' }).click()
        await expect(page.getByText('摇号未中签，按摇号顺序候补')).toBeVisible()
      }
    }
  })

  await test.step('a script that knows nothing of the server comes to the same order', async () => {
    const script = join(import.meta.dirname, '../scripts/recompute-draw.mjs')
    const { stdout } = await run(process.execPath, [script, nethos.origin, sessionId])
    expect(stdout).toContain('3 requests, 1 numbers given out')
    expect(stdout).toContain('The draw is as published.')
    const { obj: draw } = await nethos.call('nethos.book.draw.detail', { bookSchemeId: sessionId })
    expect(draw.commitment).toBe(promised)
    const { list } = await nethos.call('nethos.book.draw.entry.list', { bookSchemeId: sessionId })
    expect(list.map(entry => entry.digest)).toEqual(order)
  })
})

/** The clock at nine in the morning, if it is too late or too early to be offered anything. */
async function byDay(nethos: Nethos): Promise<void> {
  const now = await nethos.now()
  const hours = (now - startOfDay(dayOf(now))) / hour
  if (hours >= 7 && hours < 20) return
  const nine = startOfDay(addDays(dayOf(now), hours < 7 ? 0 : 1)) + 9 * hour
  await nethos.moveClock(Math.ceil((nine - now) / 1000))
}

const dayAfter = async (nethos: Nethos, inDays: number): Promise<string> => addDays(dayOf(await nethos.now()), inDays)

interface Doctor {
  bookDocId: string
  docName: string
  /** One of his clinics. */
  sessionId: string
}

/** Two of one department who hold clinics. */
async function twoDoctors(nethos: Nethos): Promise<[Doctor, Doctor]> {
  const { list } = await nethos.call('nethos.book.expert.doc.list', { bookHosId: 'h1' })
  const free = list.filter(one => one.slotState === 'bookable')
  const several = [...Map.groupBy(free, one => one.bookDeptId).values()].find(all => all.length > 1)!
  const [one, other] = await Promise.all(
    several.slice(0, 2).map(async ({ bookDocId, docName }) => {
      const { list: held } = await nethos.call('nethos.book.doc.scheme.list', { bookDocId })
      return { bookDocId, docName, sessionId: held[0].bookSchemeId }
    }),
  )
  return [one!, other!]
}

interface Extra {
  inDays: number
  releaseAt?: number
  releaseBy?: 'draw'
}

/** An extra clinic of the doctor's, in the evening, with one number. */
async function extra(
  nethos: Nethos,
  { sessionId: like }: Doctor,
  { inDays, releaseAt, releaseBy }: Extra,
): Promise<{ sessionId: string; day: string }> {
  const now = await nethos.now()
  const day = addDays(dayOf(now), inDays)
  const { sessionId } = await nethos.hospital('session.add', {
    sessionId: like,
    day,
    period: 'evening',
    numbers: 1,
    releaseAt: releaseAt ?? now - minute,
    ...(releaseBy && { releaseBy }),
  })
  return { sessionId, day }
}

async function booksAndPays(nethos: Nethos, { personId, session }: Patient, sessionId: string): Promise<string> {
  const call = (service: string, fields: object) => nethos.call(service, fields, session)
  const { obj } = await call('nethos.book.z2order.halo.register', {
    compatId: personId,
    bookHosId: 'h1',
    bookSchemeId: sessionId,
  })
  const { orderId } = obj
  const stands = (status: number) =>
    expect
      .poll(async () => (await call('nethos.book.order.detail', { orderId })).obj.bookStatus, { intervals: [100] })
      .toBe(status)
  await stands(0)
  await call('nethos.book.order.pay.v3', { orderId, payChannel: 'WECHAT' })
  await nethos.pay((await nethos.payments(orderId))[0]!.payNo, 'succeed')
  await stands(1)
  return orderId
}

/** Asks to wait for the clinic that is full, and for the colleague's another day. */
async function waitForBoth(
  page: Page,
  from: { sessionId: string },
  [, other]: readonly [Doctor, Doctor],
  later: { day: string },
): Promise<void> {
  await page.goto(`/book/waitlist?bookSchemeId=${from.sessionId}`)
  await expect(page.getByText('将候补1节门诊')).toBeVisible()
  await page.getByRole('checkbox', { name: other.docName, exact: true }).check()
  await page.getByRole('checkbox', { name: dateIn(later.day) }).check()
  await page.getByRole('button', { name: /^候补[2-9]节门诊$/ }).click()
  await expect(page).toHaveURL(/\/my\/book\/waitlist\/\w/)
}

const dateIn = (day: string): RegExp => new RegExp(`${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`)

const expectPlace = (page: Page, words: string) =>
  expect(page.getByText(words).first()).toBeVisible({ timeout: 15_000 })

async function expectOffer(page: Page): Promise<void> {
  await expect(page.getByText('有号待确认', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: '为您保留的号' })).toBeVisible()
  await expect(page.getByText(/^请在 \d+分\d\d秒 内确认，超时将顺延给下一位$/)).toBeVisible()
}

const slotButton = (page: Page, { docName }: Doctor, day: string, state: string) =>
  page
    .getByRole('table', { name: `${docName}的门诊时间` })
    .getByRole('button', { name: new RegExp(`（${dateIn(day).source}）.*延时.*${state}`) })

async function boundWithPhone(nethos: Nethos, [mobile, name]: readonly [string, string]): Promise<Page> {
  await bound(nethos, mobile, name)
  return phoneOf(nethos, mobile)
}

/** Another account that has the same person among its own. */
async function daughterOf(
  nethos: Nethos,
  mobile: string,
  [ofMobile, name]: readonly [string, string],
): Promise<Patient> {
  const session = await registered(nethos, mobile, '毕小雨')
  const service = 'nethos.system.captcha.commpat.add.v2'
  const hers = '13900350015'
  const { cid } = (await nethos.call(service, { mobile: hers }, session)).obj
  const { code: captcha } = await nethos.lastSms(hers)
  const { obj } = await nethos.call(
    'nethos.pat.compat.add.v2',
    {
      mobile: hers,
      cid,
      captcha,
      compatName: name,
      compatIdcard: cardOf(ofMobile),
      relationship: 'parents',
      maritalStatus: 3,
    },
    session,
  )
  // The window has noted her other number.
  await nethos.hospital('patient.file', { hosId: 'h1', idCard: cardOf(ofMobile), name, mobile: hers })
  await nethos.call('nethos.book.compat.bind', { compatId: obj.compatId, bookHosId: 'h1' }, session)
  return { personId: obj.compatId, session }
}
