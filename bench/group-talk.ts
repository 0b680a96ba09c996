import pg from 'pg'
import { openBrowser, phone } from '../journeys/browser.ts'
import { sandboxOf } from '../journeys/sandbox.ts'
import { table } from './figures.ts'
import { openHospital } from './hospital.ts'
import { droppedPart, idleFrames, scrollUp, slower, type Scrolled } from './scrolling.ts'

const members = 500
const messages = 20_000
/** Of scrolling: some forty pages of thirty messages, past the four hundred that a page holds. */
const frames = 1_500
const groupId = 'g0001'

export interface GroupTalkMeasured {
  isAtEnd: boolean
  /** Calls for the talk until its end stood there. */
  calls: number
  keepsPlace: boolean
  /** Part of the frames, beyond what this machine drops while nobody scrolls. */
  dropped: number
  /** Messages that stood in the page at the end of the way. */
  drawn: number
}

/** A group of 500 with 20,000 messages in a real browser: opened at its end, and scrolled up through its pages. */
export async function measureGroupTalk(): Promise<GroupTalkMeasured> {
  const hospital = await openHospital()
  const { browser, close } = await openBrowser()
  try {
    const session = await sandboxOf(hospital.origin).logIn('13800000001')
    await fillGroup(hospital.ownerUrl)
    const context = await browser.newContext(phone)
    await context.addInitScript(item => localStorage.setItem('nethos.session', item), JSON.stringify(session))
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await page.goto(`${hospital.origin}/v4/index`)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
    let calls = 0
    page.on('request', request => {
      if (request.postData()?.includes('smarthos.group.message.list')) calls++
    })
    const began = performance.now()
    await page.goto(`${hospital.origin}/group/chat?groupId=${groupId}`)
    const last = page.getByText(`第${messages}句`)
    await last.waitFor()
    const [opened, opening] = [performance.now() - began, calls]
    const isAtEnd = await last.evaluate(element => {
      const { bottom } = element.getBoundingClientRect()
      return bottom > 0 && bottom <= innerHeight
    })
    const idle = await idleFrames(page)
    const scrolled = await scrollUp(page, frames)
    const dropped = Math.max(0, droppedPart(scrolled) - droppedPart(idle))
    console.log(tableOf({ opened, opening, dropped }, idle, scrolled))
    return { isAtEnd, calls: opening, keepsPlace: scrolled.jump < 2, dropped, drawn: scrolled.drawn }
  } finally {
    await close()
    await hospital.stop()
  }
}

const tableOf = (
  { opened, opening, dropped }: { opened: number; opening: number; dropped: number },
  idle: Parameters<typeof droppedPart>[0],
  scrolled: Scrolled,
): string =>
  table(
    [
      '20,000 messages, CPU / 4',
      'opened ms',
      'calls',
      'frames',
      'dropped %',
      'idle %',
      'long tasks',
      'longest ms',
      'jump px',
      'drawn',
    ],
    [
      [
        'group of 500',
        opened.toFixed(0),
        opening,
        scrolled.frames,
        (dropped * 100).toFixed(1),
        (droppedPart(idle) * 100).toFixed(1),
        scrolled.longTasks,
        scrolled.longestTask.toFixed(0),
        scrolled.jump.toFixed(0),
        scrolled.drawn,
      ],
    ],
  )

/** The demo's first group, in which the demo's patient is, grown to 500 people who have said 20,000 things. */
async function fillGroup(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  try {
    await pool.query(
      `insert into account (account_id, mobile_sealed, mobile_hash, created_at)
       select 'crowd-' || n, decode('00', 'hex'), sha256(('crowd-' || n)::bytea), now() from generate_series(1, $1::int) n`,
      [members],
    )
    await pool.query(
      `insert into group_member (group_id, account_id, person_id, nickname, status, joined_at)
       select $1, 'crowd-' || n, (select person_id from group_member where group_id = $1 limit 1), '病友' || n || '号', 'joined', now()
       from generate_series(1, $2::int - (select count(*)::int from group_member where group_id = $1)) n`,
      [groupId, members],
    )
    await pool.query(
      `insert into group_message (group_id, seq, version, msg_type, content, speaker, speaker_id, speaker_name, created_at)
       select $1, first + n, first_version + n, 'TEXT',
         case n % 3 when 0 then '' else repeat('早晚各量一次，坐着休息五分钟再量。', n % 4 + 1) || E'\\n' end || '第' || n || '句',
         'member', member_id, nickname, now() - ($2::int + 1 - n) * interval '1 minute'
       from generate_series(1, $2::int) n
       cross join (select last_seq as first, version as first_version from patient_group where group_id = $1) g
       join (select member_id, nickname, row_number() over (order by member_id) - 1 as nth, count(*) over () as many
         from group_member where group_id = $1 and status = 'joined') m on m.nth = n % m.many`,
      [groupId, messages],
    )
    await pool.query(
      'update patient_group set last_seq = last_seq + $2::int, version = version + $2::int where group_id = $1',
      [groupId, messages],
    )
    await pool.query('analyze group_message, group_member')
  } finally {
    await pool.end()
  }
}
