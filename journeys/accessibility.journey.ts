import { brokenRules, paleTexts, type BrokenRule } from './axe.ts'
import type { BuiltPage } from './pages/page-at.ts'
import { builtPages, visitedDomains } from './built-pages.ts'
import { begin, elsewhere, go, lackingWords, logInFirst, notFound, open, type Shown } from './in-app.ts'
import { unfit } from './large-letters.ts'
import { expect, test, type Page } from './nethos.ts'
import { patienceFor, samplePatient, samplesOf } from './samples.ts'
import { deskOf, idCardOf, phoneOf, type PhoneOptions } from './signed-in.ts'

const small = { viewport: { width: 360, height: 640 } }
const smaller = { viewport: { width: 320, height: 640 } }

// Each test opens a phone of its own, and workers have servers of their own: they may share the domains.
test.describe.configure({ mode: 'parallel' })

/** Goes to every page of a domain once; whatever is to be looked at there is looked at on the way. */
function everyPage(
  where: string,
  options: PhoneOptions,
  look: (page: Page, at: BuiltPage, shown: Shown) => Promise<string[]>,
) {
  test.describe(() => {
    test.use({ onlyLooks: true })
    for (const domain of visitedDomains)
      test(`${domain}: every page can be seen and read aloud ${where}`, async ({ nethos }) => {
        const pages = builtPages(await samplesOf(nethos), domain)
        test.setTimeout(patienceFor(pages.length))
        const page = await phoneOf(nethos, samplePatient, options)
        const found: string[] = []
        await begin(page)
        // What lies below the bars at the lower edge can be scrolled free: it is not too small to be met.
        await page.addStyleTag({ content: '.action-bar, .tab-bar { position: static !important }' })
        for (const at of pages) {
          await go(page, elsewhere)
          // In large letters some of it is simpler, and is not waited for.
          const shown = await go(page, at.address, options.isElder ? [] : at.shows)
          const broken = [...(shown.isTooWide ? ['is wider than the screen'] : []), ...(await look(page, at, shown))]
          found.push(...broken.map(one => `${at.address}: ${one}`))
        }
        expect(found).toEqual([])
      })
  })
}

everyPage('by day and by night, and shows what it must', small, async (page, at, shown) => [
  ...lacking(at, shown),
  ...(await violations(page)),
  ...(await pale(page)),
])

everyPage('in large letters on a smaller phone, and fits it', { ...smaller, isElder: true }, async page => [
  ...(await unfit(page)),
  ...(await violations(page)),
])

test.describe(() => {
  test.use({ onlyLooks: true })
  test('the grey shapes in place of what is on its way fit the narrowest phone in large letters', async ({
    nethos,
  }) => {
    const samples = await samplesOf(nethos)
    // These have every shape.
    const pages = ['content', 'home', 'doctors', 'consult', 'questionnaire'].flatMap(of => builtPages(samples, of))
    test.setTimeout(patienceFor(pages.length))
    const page = await phoneOf(nethos, samplePatient, { ...smaller, isElder: true })
    await begin(page)
    // No answer comes any more.
    await page.route('**/api', () => undefined)
    const tooWide: string[] = []
    const seen = new Set<string>()
    for (const { address } of pages) {
      await open(page, elsewhere)
      await open(page, address)
      const { shapes, width } = await page.evaluate(() => ({
        shapes: [...document.querySelectorAll('.page:not([data-left]) .skeleton')].map(one => one.classList[1]!),
        width: document.scrollingElement!.scrollWidth,
      }))
      for (const shape of shapes) seen.add(shape.replace('skeleton--', ''))
      if (width > smaller.viewport.width) tooWide.push(`${address} is ${width} wide with ${shapes.join(', ')}`)
    }
    expect(tooWide).toEqual([])
    expect([...seen].toSorted()).toEqual(['card', 'chat', 'form', 'grid', 'one', 'person', 'rows', 'text', 'tiles'])
  })
})

test('the staff’s pages can be seen and read aloud', async ({ nethos }) => {
  // Some fifty pages, each opened from the beginning.
  test.setTimeout(300_000)
  const { going } = await samplesOf(nethos)
  const found: string[] = []
  for (const [account, paths] of [
    ['doctor1', ['/consults', `/consults/${going}?tab=going`, '/follows', '/my-code', '/renewals', '/video-times']],
    [
      'operator1',
      ['/orders', '/refunds', '/bills', '/patients', '/patients/mobile-cases', '/doctors', '/doctors/d0001'],
    ],
    ['operator1', ['/teams', '/teams/t01', '/free-clinics', '/home-page', '/articles', '/articles/texts', '/feedback']],
    ['doctor1', ['/groups', '/pathways', '/applications', '/near-misses/report']],
    [
      'operator1',
      ['/groups', '/programmes', '/campaigns', '/rankings', '/annual-reports', '/orders/totals', '/invoices'],
    ],
    ['operator1', ['/coupons', '/coupons/activities', '/articles/types', '/refunds/requests', '/bills/all']],
    [
      'admin1',
      [
        '/message-templates',
        '/system',
        '/system?tab=dictionaries',
        '/audit',
        '/second-factors',
        '/hospital',
        '/failed-jobs',
        '/supervision',
        '/supervision/days',
        '/hospital-records',
      ],
    ],
  ] as const) {
    const desk = await deskOf(nethos, account)
    for (const path of paths) {
      await desk.goto(`/workbench${path}`)
      await expect(desk.getByRole('progressbar', { name: '正在打开' })).toHaveCount(0)
      await expect(desk.locator('main .ant-skeleton')).toHaveCount(0)
      await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible()
      found.push(...(await violations(desk)).map(one => `${path}: ${one}`))
      if ((await desk.getByRole('heading', { level: 1 }).count()) !== 1) found.push(`${path}: has not one main heading`)
    }
  }
  expect(found).toEqual([])
})

test('the keyboard alone logs in, chooses how to pay, and writes to the doctor', async ({ nethos }) => {
  const { unpaid, going } = await samplesOf(nethos)
  const guest = await nethos.patientPage()
  await guest.goto('/login')
  await tabTo(guest, '手机号')
  await guest.keyboard.type('13800000001')
  await tabTo(guest, '获取验证码')
  await tabTo(guest, '验证码')
  await tabTo(guest, /^我已阅读并同意/)
  await guest.keyboard.press('Space')
  await expect(guest.getByRole('checkbox')).toBeChecked()
  await tabTo(guest, '登录')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('验证码不能为空')).toBeVisible()
  await expect(guest.getByLabel('验证码')).toBeFocused()

  const page = await phoneOf(nethos, samplePatient)
  await page.goto(`/videoPay?consultId=${unpaid}`)
  await tabTo(page, '支付宝')
  await page.keyboard.press('Enter')
  await tabTo(page, '确认支付')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '支付宝收银台（模拟）' })).toBeVisible()

  await page.goto(`/team/consult/${going}`)
  await tabTo(page, '结束咨询')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await tabTo(page, '请输入您要追问的内容')
  await page.keyboard.type('谢谢医生')
  await tabTo(page, '发送')
  await page.getByLabel('请输入您要追问的内容').fill('')
})

test('a patient asks by the keyboard alone, from the first screen to the doctor’s answer', async ({ nethos }) => {
  const mobile = '13900030033'
  await nethos.register(mobile, '沈秋月', idCardOf('1988-04-12', 26))
  const page = await phoneOf(nethos, mobile)
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, name)
    await page.keyboard.press(key)
  }
  await page.goto('/')
  await press(/^在线咨询/)
  // The first screen names doctors too.
  await expect(page.getByText('默认排序')).toBeVisible()
  await expect(page.getByRole('link', { name: /张伟/ }).first()).toBeVisible()
  await press(/张伟/)
  await press(/^图文咨询/)
  await press(/^我已阅读/, 'Space')
  await press('下一步')
  await press('沈秋月', 'Space')
  await press('下一步')
  await tabTo(page, /病情描述/)
  await page.keyboard.type('夜里咳嗽三天')
  await press('提交')
  await press('微信支付')
  await press('确认支付')
  await press('支付成功')
  await expect(page).toHaveURL(/\/team\/consult\//)
  const replyContent = '先多喝水，明天来听一下肺。'
  const doctor = await nethos.logInStaff('doctor4')
  await nethos.call('staff.consult.reply', { consultId: page.url().split('/').at(-1)!, replyContent }, doctor)
  await expect(page.getByRole('log').getByText(replyContent)).toBeVisible()
  await tabTo(page, '请输入您要追问的内容')
  await page.keyboard.type('好，谢谢。')
  await press('发送')
  await expect(page.getByRole('log').getByText('好，谢谢。')).toBeVisible()
})

/** Whether a link leads to a page of this pattern. */
const isAt = (pattern: string, link: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(link)

/** What the list of addresses asks of a page, and is not there. */
function lacking({ shows, leads = [] }: BuiltPage, shown: Shown): string[] {
  const { words, links } = shown
  const dead = leads.filter(to => !links.some(link => isAt(to, link)))
  return [
    ...lackingWords(shows, shown),
    ...(dead.length > 0 ? [`leads not to ${dead.join(', ')} but ${links.join(' ')}`] : []),
    ...(words.includes(notFound) || words.includes(logInFirst) ? [words] : []),
  ]
}

const named = (rules: readonly BrokenRule[]): string[] => rules.map(({ id, html }) => `${id}: ${html}`)

const violations = async (page: Page): Promise<string[]> => named(await brokenRules(page))

/** By night the same page has other colours, and nothing else. */
async function pale(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await paleTexts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return named(found)
}

/** Presses Tab until what has this name has the focus; at most as often as a patient person would. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  // Who presses Tab while the page is still coming goes round in what stands there already.
  await expect(page.getByLabel(name).or(page.getByText(name)).first()).toBeVisible()
  const passed: string[] = []
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const here = await nameOfFocus(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    passed.push(here)
  }
  throw new Error(`Tab does not reach ${name}; it passed ${passed.join(', ')}`)
}

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLElement> }) | null
    if (!here || here === document.body) return ''
    return (here.getAttribute('aria-label') ?? here.labels?.[0]?.innerText ?? here.innerText).trim()
  })
