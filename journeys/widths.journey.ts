import { brokenRules } from './axe.ts'
import { expect, test, type Page } from './nethos.ts'
import { deskOf } from './signed-in.ts'

/** A doctor's phone, and the tablet of the office. */
const widths = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/** Everything of the menu, and what the first link of each list leads to. */
const roles = ['doctor1', 'nurse1', 'pharmacist1', 'operator1', 'admin1'] as const
const seen = new Set<string>()

for (const account of roles) {
  test(`no page of ${account} is wider than a tablet or a phone, or cannot be read aloud there`, async ({ nethos }) => {
    test.setTimeout(900_000)
    const desk = await deskOf(nethos, account)
    await desk.setViewportSize(widths[1]!)
    await desk.goto('/workbench/today')
    await desk.getByRole('button', { name: '菜单' }).click()
    const menu = desk.getByRole('navigation', { name: '主菜单' })
    await expect(menu.getByRole('link').first()).toBeVisible()
    const addresses = await menu
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const found: string[] = []
    for (const address of addresses.filter(one => !seen.has(one) || one === '/workbench/today')) {
      seen.add(address)
      await open(desk, address)
      found.push(...(await troubles(desk, address)))
      const inside = await firstInside(desk)
      if (!inside || seen.has(inside)) continue
      seen.add(inside)
      await open(desk, inside)
      found.push(...(await troubles(desk, inside)))
    }
    expect(found).toEqual([])
  })
}

/** Goes on inside the app, which need not load anew for each of some two hundred pages. */
async function open(desk: Page, address: string): Promise<void> {
  await go(desk, '/workbench/elsewhere')
  await expect(desk.getByText('页面不存在')).toBeVisible()
  await go(desk, address)
  await expect(desk.getByText('页面不存在')).toHaveCount(0)
  await expect(desk.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(desk.locator('main .ant-skeleton')).toHaveCount(0)
  await expect(desk.getByRole('status', { name: '正在加载' })).toHaveCount(0)
}

const go = (desk: Page, address: string): Promise<void> =>
  desk.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Where the first row of a list leads. */
const firstInside = (desk: Page): Promise<string | undefined> =>
  desk.evaluate(() => {
    const here = location.pathname
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main td a[href], main li a[href]')]
    return links.map(link => new URL(link.href).pathname).find(path => path.startsWith(`${here}/`))
  })

const tooWide = (desk: Page): Promise<number> =>
  desk.evaluate(() => {
    const main = document.querySelector('main')
    return Math.max(
      document.documentElement.scrollWidth - Math.min(innerWidth, screen.width),
      main ? main.scrollWidth - main.clientWidth : 0,
    )
  })

/** Buttons and fields that a finger misses; a switch and a sign that unfolds belong to the line that they stand in. */
const tooLow = (desk: Page): Promise<string[]> =>
  desk.evaluate(() =>
    [...document.querySelectorAll('main button, main .ant-select, main input.ant-input, main textarea')]
      .filter(one => !one.matches('.ant-switch, .ant-table-row-expand-icon') && !one.closest('label'))
      .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // What a field stands in is what a finger meets.
      .map(one => ({ one, frame: one.closest('.ant-input-affix-wrapper, .ant-input-number, .ant-picker') ?? one }))
      .map(({ one, frame }) => ({ one, height: frame.getBoundingClientRect().height }))
      // A field within a frame is two lines of a pixel lower than its frame.
      .filter(({ one, height }) => height > 0 && height < (one.matches('input, textarea') ? 42 : 43.5))
      .map(({ one, height }) => `${Math.round(height)} px: ${one.outerHTML.slice(0, 120)}`),
  )

/** What is still too low when nothing grows any more: controls change their height gently. */
async function lowAtRest(desk: Page): Promise<string[]> {
  await expect
    .poll(() => tooLow(desk), { timeout: 3_000 })
    .toEqual([])
    .catch(() => undefined)
  return tooLow(desk)
}

async function troubles(desk: Page, address: string): Promise<string[]> {
  const found: string[] = []
  for (const size of widths) {
    await desk.setViewportSize(size)
    // A table becomes cards when the new width has been drawn.
    const fits = await expect
      .poll(() => tooWide(desk), { timeout: 3_000 })
      .toBeLessThanOrEqual(1)
      .then(
        () => true,
        () => false,
      )
    if (!fits) found.push(`${address} at ${size.width}: ${await tooWide(desk)} px too wide`)
    if (size.width < 720)
      for (const low of await lowAtRest(desk))
        found.push(`${address} at ${size.width}: lower than a finger is wide: ${low}`)
    for (const { id, impact, html } of await brokenRules(desk))
      if (impact === 'serious' || impact === 'critical')
        found.push(`${address} at ${size.width}: ${id}: ${html.slice(0, 300)}`)
  }
  return found
}
