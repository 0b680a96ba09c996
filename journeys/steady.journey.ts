import { expect, test, type Page } from './nethos.ts'
import { samplePatient, samplesOf } from './samples.ts'
import { phoneOf } from './signed-in.ts'

declare global {
  interface Window {
    /** What has moved by itself: how much, and what. */
    jumps: [number, string][]
  }
}

/** One answer comes soon, the next late, as on a line underground. */
const delaysMs = [60, 300, 180, 400]
/** What browsers call good, of all that moved on a page. */
const most = 0.1

test.use({ onlyLooks: true })

test('what is shown does not jump away from a finger when the rest of the page comes', async ({ nethos }) => {
  const { clinicDoctor, clinicDepartment, going } = await samplesOf(nethos)
  const page = await phoneOf(nethos, samplePatient, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(watch)
  // What waits on home is known to this phone from now on, and so is its height.
  await page.goto('/v4/index')
  await expect(page.getByRole('list', { name: '等您处理' })).toBeVisible()
  let asked = 0
  await page.route('**/api', async route => {
    await new Promise(resolve => setTimeout(resolve, delaysMs[asked++ % delaysMs.length]))
    await route.continue().catch(() => undefined)
  })
  const jumps: string[] = []
  for (const address of [
    '/v4/index',
    '/doc/index',
    `/book/doc/${clinicDoctor}?bookDocId=${clinicDoctor}&bookHosId=h1&bookSort=1`,
    `/book/book/expert?bookDeptId=${clinicDepartment}&bookHosId=h1&bookSort=1`,
    `/team/consult/${going}`,
    '/coupons/my',
    '/medical/team/orders',
    '/active/cdyz',
    '/v2/my',
  ]) {
    const { moved, what } = await jumpsAt(page, address)
    if (moved > most) jumps.push(`${address}: ${moved.toFixed(2)}, ${what}`)
  }
  expect(jumps).toEqual([])
})

async function jumpsAt(page: Page, address: string): Promise<{ moved: number; what: string }> {
  await page.goto(address)
  await expect(page.getByRole('main').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0)
  return page.evaluate(() => ({
    moved: window.jumps.reduce((sum, [by]) => sum + by, 0),
    what: window.jumps.toSorted(([a], [b]) => b - a)[0]?.[1] ?? '',
  }))
}

/** Runs in the page. */
function watch(): void {
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  window.jumps = []
  const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
    `${(node as Element | null)?.className ?? ''} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) window.jumps.push([entry.value, entry.sources.map(nameOf).join(', ')])
  }).observe({ type: 'layout-shift', buffered: true })
}
