import type { Page } from '@playwright/test'
import pg from 'pg'
import { openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { table } from './figures.ts'
import { openHospital } from './hospital.ts'
import { aConsultOf } from './pages.ts'

const messages = 1000
/** A phone of the cheaper kind beside a machine of ours. */
const slower = 4
/** A quick thumb: about four screens a second. */
const pixelsAFrame = 60

export interface TalkMeasured {
  isAtEnd: boolean
  keepsPlace: boolean
  /** Part of the frames, beyond what this machine drops while nobody scrolls. */
  dropped: number
}

interface Scrolled {
  frames: number
  dropped: number
  longestFrame: number
  longTasks: number
  longestTask: number
  /** The largest move of what was read that the thumb did not make, px. */
  jump: number
  drawn: number
}

/** A consult of 1,000 messages in a real browser: opened, and scrolled from its end to its beginning. */
export async function measureTalk(): Promise<TalkMeasured> {
  const hospital = await openHospital()
  const { browser, close } = await openBrowser()
  try {
    const session = await sandboxOf(hospital.origin).logIn('13800000001')
    const consultId = await aConsultOf(hospital.origin, session)
    await fillTalk(hospital.ownerUrl, consultId)
    const context = await browser.newContext(phone)
    await context.addInitScript(kept => localStorage.setItem('nethos.session', kept), JSON.stringify(session))
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await page.goto(`${hospital.origin}/v4/index`)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const began = performance.now()
    await page.goto(`${hospital.origin}/team/consult/${consultId}`)
    await page.getByText(`第${messages}条`).waitFor()
    const opened = performance.now() - began
    const isAtEnd = await page.getByText(`第${messages}条`).evaluate(element => {
      const { bottom } = element.getBoundingClientRect()
      return bottom > 0 && bottom <= innerHeight
    })
    const idle = await idleFrames(page)
    const scrolled = await scrollUp(page)
    if (!(await page.getByText('第1条').count())) throw new Error('The beginning did not come.')
    console.log(
      table(
        [
          '1,000 messages, CPU / 4',
          'opened ms',
          'frames',
          'dropped',
          'dropped idle %',
          'longest frame ms',
          'long tasks',
          'longest ms',
          'jump px',
          'drawn',
        ],
        [
          [
            'consult page',
            opened.toFixed(0),
            scrolled.frames,
            scrolled.dropped,
            (droppedPart(idle) * 100).toFixed(1),
            scrolled.longestFrame.toFixed(0),
            scrolled.longTasks,
            scrolled.longestTask.toFixed(0),
            scrolled.jump.toFixed(0),
            scrolled.drawn,
          ],
        ],
      ),
    )
    return { isAtEnd, keepsPlace: scrolled.jump < 2, dropped: Math.max(0, droppedPart(scrolled) - droppedPart(idle)) }
  } finally {
    await close()
    await hospital.stop()
  }
}

const droppedPart = ({ frames, dropped }: { frames: number; dropped: number }): number => dropped / (frames + dropped)

/** The same page for ten seconds, polled and untouched: what the machine's other work costs. */
const idleFrames = (page: Page): Promise<{ frames: number; dropped: number }> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const began = performance.now()
        let [last, frames, dropped] = [began, 0, 0]
        const next = (now: number) => {
          frames++
          dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
          last = now
          if (now - began < 10_000) return void requestAnimationFrame(next)
          resolve({ frames, dropped })
        }
        requestAnimationFrame(next)
      }),
  )

const scrollUp = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    ({ step }) =>
      new Promise<Scrolled>(resolve => {
        const scroller = document.querySelector('.room__scroll')!
        const tasks: number[] = []
        new PerformanceObserver(list => tasks.push(...list.getEntries().map(one => one.duration))).observe({
          type: 'longtask',
        })
        const [frame, gaps, jumps] = [1000 / 60, [] as number[], [0]]
        // A bubble in the middle; between two of them the one below.
        const read = () => {
          const below = [0, 20, 40, 60].map(more => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + more))
          return below.map(one => one?.closest('.bubble, .stream-note')).find(Boolean) ?? undefined
        }
        let last = performance.now()
        let before: { element: Element; top: number } | undefined
        let atTop = 0
        const next = (now: number) => {
          gaps.push(now - last)
          last = now
          // What stood in the middle one frame ago stands one step lower now, whatever came above it.
          if (before) jumps.push(Math.abs(before.element.getBoundingClientRect().top - before.top))
          const was = scroller.scrollTop
          scroller.scrollTop = was - step
          const element = gaps.length % 10 === 0 || !before ? read() : before.element
          before = element && { element, top: element.getBoundingClientRect().top }
          atTop = scroller.scrollTop <= 0 ? atTop + 1 : 0
          if (atTop < 60) return void requestAnimationFrame(next)
          resolve({
            frames: gaps.length,
            dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
            longestFrame: Math.max(...gaps),
            longTasks: tasks.length,
            longestTask: Math.max(0, ...tasks),
            jump: Math.max(...jumps),
            drawn: document.querySelectorAll('.bubble').length,
          })
        }
        requestAnimationFrame(next)
      }),
    { step: pixelsAFrame },
  )

async function fillTalk(ownerUrl: string, consultId: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  try {
    await pool.query(
      `insert into consult_message (consult_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
       select consult_id, 'TEXT', '第' || n || '条' || case n % 3 when 0 then '' else
         E'\n' || repeat('早晚各量一次血压，坐着休息五分钟再量。', n % 5 + 1) end,
         case when n % 2 = 0 then 'DOC' else 'PAT' end, case when n % 2 = 0 then doc_id else account_id end,
         case when n % 2 = 0 then doc_name else consulter_name end, case when n % 2 = 0 then doc_title else '患者' end,
         now() + n * interval '1 minute'
       from consult join doctor using (doc_id) cross join generate_series(1, $2::int) as n
       where consult_id = $1 order by n`,
      [consultId, messages],
    )
  } finally {
    await pool.end()
  }
}
