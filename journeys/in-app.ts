import type { Locator } from '@playwright/test'
import { expect, type Page } from './nethos.ts'

/** An address without a page, unlike the one before and after: the change can be seen. */
export const elsewhere = '/elsewhere'

export const notFound = '您打开的页面不存在，可能已经更换了地址'
export const logInFirst = '请先登录'

/** Which of these words do not stand there, as a sentence; none where all do. */
export function lackingWords(awaited: readonly string[], { words }: Pick<Shown, 'words'>): string[] {
  const missing = awaited.filter(one => !words.includes(one))
  return missing.length > 0 ? [`lacks ${missing.join(', ')} in ${words.slice(0, 300)}`] : []
}

/** Opens the app, and waits until it stands. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/v2/help')
  await expect(page.getByRole('main')).toBeVisible()
}

/** What a page shows; among its words are labels and placeholders. */
export interface Shown {
  words: string
  isTooWide: boolean
  /** Where its links and rows lead, without what follows the question mark. */
  links: readonly string[]
}

/** Goes on inside the app, as a link would, to where something else stands; what it asks for may be on its way still. */
export async function open(page: Page, address: string): Promise<Locator> {
  await page.evaluate(to => {
    for (const old of document.querySelectorAll('.page')) old.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const come = page.locator('.page:not([data-left])')
  await come.first().waitFor()
  return come
}

/** Goes on to an address, and reads what stands there once it has come, and the last of `awaited` with it. */
export async function go(page: Page, address: string, awaited: readonly string[] = []): Promise<Shown> {
  const come = await open(page, address)
  await expect(come.locator('main')).toHaveText(/\p{Script=Han}/u)
  await expect(come.locator('.skeleton')).toHaveCount(0)
  for (const one of awaited)
    await expect
      .poll(async () => (await shownOn(page)).words.includes(one), { timeout: 3_000, message: one })
      .toBe(true)
      .catch(() => undefined)
  return shownOn(page)
}

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    words: [
      document.querySelector<HTMLElement>('#root')!.innerText,
      ...['placeholder', 'aria-label', 'alt'].flatMap(name =>
        [...document.querySelectorAll(`#root [${name}]`)].map(one => one.getAttribute(name)),
      ),
    ]
      .join(' ')
      .replace(/\s+/g, ' '),
    // A phone shows a page that is too wide smaller, and innerWidth grows with it: the screen does not.
    isTooWide: document.documentElement.scrollWidth > Math.min(innerWidth, screen.width),
    links: [...document.querySelectorAll<HTMLAnchorElement>('.page:not([data-left]) a[href]')].map(one => one.pathname),
  }))
