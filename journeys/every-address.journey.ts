import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './nethos.ts'

interface GivenAddress {
  path: string
  kind: 'page' | 'redirect' | 'layout'
  domain: string
}

const given = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/contract/src/routes.given.json'), 'utf8'),
) as GivenAddress[]
const domains = [...new Set(given.map(one => one.domain))]

for (const domain of domains) {
  test(`every address of ${domain} opens, and fits a small phone`, async ({ nethos }) => {
    // They name records that do not exist: a page has to say so.
    const { origin } = nethos
    const session = { name: 'nethos.session', value: JSON.stringify(await nethos.logIn('13800000001')) }
    const page = await nethos.patientPage({
      viewport: { width: 360, height: 740 },
      storageState: { cookies: [], origins: [{ origin, localStorage: [session] }] },
    })
    const broken: string[] = []
    for (const { path } of given.filter(one => one.domain === domain && one.kind !== 'layout')) {
      const address = path.replace(/[:{](\w+)\}?\??/g, 'none')
      await page.goto(address)
      const trouble = await troubleOf(page)
      if (trouble) broken.push(`${address}: ${trouble}`)
    }
    expect(broken).toEqual([])
  })
}

async function troubleOf(page: Page): Promise<string | undefined> {
  const words = page.locator('#root')
  try {
    await expect(words).toHaveText(/\p{Script=Han}/u, { timeout: 5_000 })
  } catch {
    return 'shows no words'
  }
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) return 'is wider than the screen'
  return undefined
}
