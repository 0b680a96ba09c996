import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions } from '@playwright/test'
import { expect, test, type Nethos } from './nethos.ts'

/** The pages that most people see, by the ways they lead through the hospital. */
const pages = [
  '/v4/index',
  '/v2/search',
  '/account/login/bymobile',
  '/register',
  '/v2/my',
  '/my/data',
  '/v2/set',
  '/my/patient',
  '/my/compat/add',
  '/internetRoom',
  '/team/list',
  '/consult/rules',
  '/consult/v2/1',
  '/my/consult',
  '/my/pay',
  '/coupons/my',
  '/healthFile',
  '/v2/notice',
  '/news/ysxy',
  '/feedback/submit',
  '/book',
  '/report',
  '/fee',
]

const looks: Record<string, { elder?: boolean; context?: BrowserContextOptions }> = {
  'by day': {},
  'by night': { context: { colorScheme: 'dark' } },
  'in elder mode': { elder: true },
  'on a small phone in elder mode': { elder: true, context: { viewport: { width: 320, height: 640 } } },
}

for (const [look, { elder = false, context = {} }] of Object.entries(looks)) {
  test(`the main pages are accessible ${look}`, async ({ nethos }) => {
    const page = await nethos.patientPage({ ...context, storageState: await kept(nethos, elder) })
    const violations: string[] = []
    for (const address of pages) {
      await page.goto(address)
      await expect(page.locator('#root')).toHaveText(/\p{Script=Han}/u)
      // What is still coming in is judged when it is there.
      await page.waitForLoadState('networkidle')
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
      for (const { id, nodes } of found.violations) violations.push(`${address} ${id}: ${nodes[0]?.html}`)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        violations.push(`${address}: too wide`)
    }
    expect(violations).toEqual([])
  })
}

async function kept({ origin, logIn }: Nethos, elder: boolean): Promise<BrowserContextOptions['storageState']> {
  const localStorage = [{ name: 'nethos.session', value: JSON.stringify(await logIn('13800000001')) }]
  if (elder) localStorage.push({ name: 'nethos.elder', value: 'on' })
  return { cookies: [], origins: [{ origin, localStorage }] }
}
