import { nthOf } from '@nethos/contract/common/present.ts'
import type { Page } from '@playwright/test'
import { openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { median, table } from './figures.ts'
import { openHospital } from './hospital.ts'
import { aConsultOf, bookingDoctorOf } from './pages.ts'
import { slower } from './scrolling.ts'

export interface TapMeasured {
  title: string
  /** From the finger to the next picture, ms: the slowest of what one tap or word sets off, the middle of the tries; a frame at least. */
  ms: number
}

interface Tap {
  title: string
  at: string
  tap: (page: Page) => Promise<unknown>
}

const tapsOf = ({ consultId, doctor }: { consultId: string; doctor: string }): Tap[] => [
  { title: 'home, a tab', at: '/v4/index', tap: page => page.getByRole('navigation').getByRole('link').nth(1).click() },
  {
    title: 'home, an entry',
    at: '/v4/index',
    tap: page => page.getByRole('link', { name: '预约挂号' }).first().click(),
  },
  {
    title: 'doctors, one of them',
    at: '/doc/index',
    tap: page => page.getByRole('main').getByRole('link').filter({ hasText: '沈知远' }).first().click(),
  },
  {
    title: 'search, a word',
    at: '/v2/search',
    tap: page => page.getByRole('searchbox').pressSequentially('xinnei', { delay: 150 }),
  },
  {
    title: 'booking, a day',
    at: doctor,
    tap: page => page.getByRole('table').getByRole('button').first().click(),
  },
  {
    title: 'consult, a sentence',
    at: `/team/consult/${consultId}`,
    tap: page => page.getByRole('textbox').pressSequentially('haoxiele', { delay: 120 }),
  },
]

/** INP of typical taps, on a phone's window with the processor slowed down; each on a page that has come to rest. */
export async function measureTaps(times: number): Promise<TapMeasured[]> {
  const hospital = await openHospital()
  const { browser, close } = await openBrowser()
  try {
    const session = await sandboxOf(hospital.origin).logIn('13800000001')
    const taps = tapsOf({
      consultId: await aConsultOf(hospital.origin, session),
      doctor: await bookingDoctorOf(hospital.origin, session),
    })
    const context = await browser.newContext(phone)
    await context.addInitScript(item => localStorage.setItem('nethos.session', item), JSON.stringify(session))
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const tries = taps.map((): number[] => [])
    for (let nth = 0; nth < times; nth++)
      for (const [at, one] of taps.entries()) nthOf(tries, at).push(await tapOnce(page, hospital.origin, one))
    const measured = taps.map(({ title }, at) => ({ title, ms: median(nthOf(tries, at)) }))
    const rows = measured.map(({ title, ms }, at) => [
      title,
      ms.toFixed(0),
      nthOf(tries, at).map(Math.round).join(', '),
    ])
    console.log(table([`taps, CPU / ${slower}`, 'INP ms', 'tries'], rows))
    return measured
  } finally {
    await close()
    await hospital.stop()
  }
}

async function tapOnce(page: Page, origin: string, { at, tap }: Tap): Promise<number> {
  await page.goto(origin + at)
  await page.locator('main').waitFor()
  await page.waitForFunction(() => !document.querySelector('.skeleton'))
  await restOf(page)
  const slowest = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        // What takes less than a frame is not reported; that something was done at all, the counts say.
        const done = () => (performance.eventCounts.get('pointerup') ?? 0) + (performance.eventCounts.get('keyup') ?? 0)
        const before = done()
        let most = 0
        const watching = new PerformanceObserver(list => {
          for (const one of list.getEntries() as PerformanceEventTiming[])
            if (one.interactionId) most = Math.max(most, one.duration)
        })
        // Everything above a frame: the library of types does not know this word yet.
        watching.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
        setTimeout(() => resolve(done() > before ? Math.max(most, 16) : Number.NaN), 3_000)
      }),
  )
  await tap(page)
  const ms = await slowest
  if (Number.isNaN(ms)) throw new Error(`Nothing was tapped at ${at}.`)
  return ms
}

/** Until the page does nothing for half a second. */
const restOf = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let last = performance.now()
        let quietSince = last
        const next = (now: number) => {
          if (now - last > 50) quietSince = now
          last = now
          if (now - quietSince > 500) return resolve()
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
  )
