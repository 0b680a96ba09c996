import pg from 'pg'
import { openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { table } from './figures.ts'
import { openHospital } from './hospital.ts'
import { aConsultOf } from './pages.ts'
import { droppedPart, idleFrames, scrollUp, slower, type Scrolled } from './scrolling.ts'

const messages = 1000
export interface TalkMeasured {
  isAtEnd: boolean
  keepsPlace: boolean
  /** Part of the frames, beyond what this machine drops while nobody scrolls. */
  dropped: number
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
    await context.addInitScript(item => localStorage.setItem('nethos.session', item), JSON.stringify(session))
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
    console.log(tableOf(opened, idle, scrolled))
    return { isAtEnd, keepsPlace: scrolled.jump < 2, dropped: Math.max(0, droppedPart(scrolled) - droppedPart(idle)) }
  } finally {
    await close()
    await hospital.stop()
  }
}

const tableOf = (opened: number, idle: Parameters<typeof droppedPart>[0], scrolled: Scrolled): string =>
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
