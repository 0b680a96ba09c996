import { bound } from './booking-steps.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Nethos, type Page } from './nethos.ts'
import { idCardOf, phoneOf } from './signed-in.ts'

/** What a task asks of somebody: taps, and how many things stood on the pages to choose from when each was made. */
interface Effort {
  taps: number
  choices: number
}

type Tap = (on: Locator) => Promise<void>

/** Does a task from the first page on, counting. */
async function effortOf(page: Page, task: (page: Page, tap: Tap) => Promise<void>): Promise<Effort> {
  const effort = { taps: 0, choices: 0 }
  await page.goto('/')
  await expect(page.locator('.entries').first()).toBeVisible()
  await task(page, async on => {
    await expect(on).toBeVisible()
    effort.choices += await page.evaluate(() => {
      const open = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document
      return [...open.querySelectorAll('a[href], button, input, textarea, select')].filter(one => one.checkVisibility())
        .length
    })
    effort.taps++
    await on.click()
  })
  return effort
}

/** The same task by two people, in the usual look and in large letters. */
async function both(task: (isElder: boolean) => Promise<Effort>): Promise<{ usual: Effort; elder: Effort }> {
  return { usual: await task(false), elder: await task(true) }
}

/** In large letters among fewer things, and in fewer taps where not a single one is the least in both. */
function expectSimpler(name: string, { usual, elder }: { usual: Effort; elder: Effort }): void {
  const answer = `${name}: ${usual.taps} taps among ${usual.choices} things; in large letters ${elder.taps} among ${elder.choices}`
  test.info().annotations.push({ type: 'counted', description: answer })
  process.stdout.write(`${answer}\n`)
  expect(elder.taps, answer).toBeLessThan(Math.max(usual.taps, 2))
  expect(elder.choices, answer).toBeLessThan(usual.choices)
}

const patient = async (nethos: Nethos, isElder: boolean, order: number): Promise<Page> => {
  const mobile = `1390045${isElder ? 1 : 0}00${order}`
  await nethos.register(
    mobile,
    isElder ? '葛秀兰' : '葛秀梅',
    idCardOf('1953-04-11', 40 + order * 2 + (isElder ? 1 : 0)),
  )
  return phoneOf(nethos, mobile, { isElder })
}

test('to log in takes fewer taps in large letters', async ({ nethos }) => {
  const counted = await both(async isElder => {
    const mobile = `1390042000${isElder ? 1 : 2}`
    await nethos.register(mobile, '葛秀清', idCardOf('1953-04-11', 60 + (isElder ? 1 : 0)))
    await nethos.moveClock(61)
    const page = await nethos.patientPage()
    await page.addInitScript(mode => localStorage.setItem('nethos.elder', mode), isElder ? 'on' : 'off')
    return effortOf(page, async (phone, tap) => {
      if (!isElder) await tap(phone.getByRole('link', { name: '我的', exact: true }))
      await tap(phone.getByRole('link', { name: /^登录 \/ 注册/ }))
      await phone.getByLabel('手机号').fill(mobile)
      const before = await nethos.now()
      await tap(phone.getByRole('button', { name: '获取验证码' }))
      await phone.getByLabel('验证码').fill((await nethos.lastSms(mobile, before)).code!)
      await tap(phone.getByRole('checkbox'))
      await tap(phone.getByRole('button', { name: '登录', exact: true }))
      await expect(phone).not.toHaveURL(/\/login/)
    })
  })
  expectSimpler('log in', counted)
})

test('to ask a doctor takes fewer taps in large letters', async ({ nethos }) => {
  const counted = await both(async isElder =>
    effortOf(await patient(nethos, isElder, 1), async (page, tap) => {
      if (isElder) {
        await tap(page.getByRole('link', { name: '问医生' }))
        await tap(page.getByRole('link', { name: '去咨询：张伟' }))
      } else {
        await tap(page.getByRole('link', { name: /^在线咨询/ }))
        await tap(page.getByRole('link', { name: /^张伟/ }))
        await tap(page.getByRole('link', { name: /^图文咨询/ }))
      }
      await tap(page.getByRole('checkbox'))
      await tap(page.getByRole('button', { name: '下一步' }))
      await expect(page.getByRole('heading', { name: '选择就诊人' })).toBeVisible()
      if (isElder) await expect(page.getByRole('radio', { name: '葛秀兰' })).toBeChecked()
      else await tap(page.getByRole('radio', { name: '葛秀梅' }))
      await tap(page.getByRole('button', { name: '下一步' }))
      await page.getByLabel('病情描述').fill('走路时膝盖疼，上楼更重。')
      await tap(page.getByRole('button', { name: '提交' }))
      if (!isElder) await tap(page.getByRole('button', { name: '微信支付' }))
      await tap(page.getByRole('button', { name: '确认支付' }))
      await page.getByRole('button', { name: '支付成功' }).click()
      await expect(page).toHaveURL(/\/team\/consult\//)
    }),
  )
  expectSimpler('ask', counted)
})

test('to book takes fewer taps in large letters', async ({ nethos }) => {
  const counted = await both(async isElder => {
    const mobile = `1390046000${isElder ? 1 : 2}`
    await bound(nethos, mobile, '葛秀兰')
    return effortOf(await phoneOf(nethos, mobile, { isElder }), async (page, tap) => {
      await tap(page.getByRole('link', { name: /^预约挂号/ }))
      await tap(page.getByRole('link', { name: /^宁禾大学附属第一医院/ }))
      await tap(page.getByRole('button', { name: /^内分泌科/ }))
      await tap(page.getByRole('link', { name: /^何清禾.*最近可约/s }))
      await tap(page.getByRole('button', { name: '预约这一节' }))
      await tap(page.getByRole('link', { name: /^预约 \d\d:\d\d/ }))
      if (!isElder) await tap(page.getByRole('button', { name: /葛秀兰/ }))
      const yes = page.getByRole('button', { name: '确认预约' })
      await expect(yes).toBeEnabled()
      // A number of today cannot be given back late in the day, which is asked once more, in both looks.
      const isFinal = await page.getByText('此号预约后不能退。').isVisible()
      await tap(yes)
      if (isFinal) await tap(page.getByRole('dialog').getByRole('button', { name: '确认预约' }))
      await expect(page).toHaveURL(/\/book\/pay\?orderId=/)
    })
  })
  expectSimpler('book', counted)
})

test('the answer is one tap away in both, among fewer things in large letters', async ({ nethos }) => {
  const doctor = await nethos.logInStaff('doctor4')
  const counted = await both(async isElder => {
    const page = await patient(nethos, isElder, 4)
    const consultId = await asked(nethos, page, isElder ? '葛秀兰' : '葛秀梅')
    await nethos.call('staff.consult.reply', { consultId, replyContent: '先少上下楼，明天来拍个片子。' }, doctor)
    return effortOf(page, async (phone, tap) => {
      await tap(phone.getByRole('list', { name: '等您处理' }).getByRole('link').first())
      await expect(phone.getByText('先少上下楼，明天来拍个片子。')).toBeVisible()
    })
  })
  expectSimpler('read the answer', counted)
})

test('a list or a page of ways says less in large letters', async ({ nethos }) => {
  const things = async (isElder: boolean) => {
    const page = await patient(nethos, isElder, 5)
    const counted: Record<string, number> = {}
    for (const [at, row] of [
      ['/v2/my', '.entry'],
      ['/team/list', '.row'],
      ['/doc/index', '.row'],
    ] as const) {
      await page.goto(at)
      await expect(page.locator(row).first()).toBeVisible()
      const texts = await page
        .locator(row)
        .evaluateAll(all => all.slice(0, 12).map(one => (one as HTMLElement).innerText))
      counted[at] = texts.join('').length
    }
    return counted
  }
  const [usual, elder] = [await things(false), await things(true)]
  for (const [at, count] of Object.entries(elder)) expect(count, at).toBeLessThan(usual[at]!)
})

/** A question to 张伟 that is paid. */
async function asked(nethos: Nethos, page: Page, who: string): Promise<string> {
  await page.goto('/consult/v2/1?id=d0004&type=pic')
  await page.getByRole('radio', { name: who }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('病情描述').fill('走路时膝盖疼，上楼更重。')
  await page.getByRole('button', { name: '提交' }).click()
  await page.getByRole('button', { name: '微信支付' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.getByRole('button', { name: '支付成功' }).click()
  await expect(page).toHaveURL(/\/team\/consult\//)
  const consultId = page.url().split('/').at(-1)!
  // Who has the talk open has read the answer.
  await page.goto('/v2/help')
  return consultId
}
