import { expect, type Page } from './nethos.ts'

/** A page that no old address leads to, and unlike the one before and after: the change can be seen. */
export const elsewhere = '/notice/chuang'

/** Opens the app, and waits until it stands. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/v2/help')
  await expect(page.getByRole('main')).toBeVisible()
}

/** What a page shows. */
export interface Shown {
  words: string
  wayHome: boolean
  isTooWide: boolean
}

/** Goes on inside the app, as a link would, and reads what stands there once it has come. */
export async function go(page: Page, address: string): Promise<Shown> {
  await page.evaluate(to => {
    for (const old of document.querySelectorAll('.page')) old.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const come = page.locator('.page:not([data-left])')
  await expect(come.locator('.skeleton')).toHaveCount(0)
  await expect(come.locator('main')).toHaveText(/\p{Script=Han}/u)
  return page.evaluate(() => ({
    words: document.querySelector<HTMLElement>('#root')!.innerText.replace(/\s+/g, ' '),
    wayHome: [...document.querySelectorAll('a[href="/v4/index"]')].some(link => link.textContent === '返回首页'),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }))
}
