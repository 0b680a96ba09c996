import type pg from 'pg'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  CheckupRefusedError,
  TimeFullError,
  type CheckupHappening,
  type Confirmed,
  type HospitalCheckups,
  type NewCheckup,
} from '../../../ports/hospital-checkups.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { alone, checkupWith, takePlace, timeColumns, timeNow, timeOf, type Query } from './books.ts'
import { centres, packages, packageWith } from './catalogue.ts'
import { growTimes } from './grow.ts'
import { liveUntil } from './live.ts'

const mostAtOnce = 200
/** The only hospital of the demo that has health-check centres. */
const home = 'h1'

interface HappeningRow {
  happening_id: string
  at: Date
  kind: string
  content: object
}

/** The demo hospital's centres, places and checks: what they do on their own follows from the clock. */
export function demoCheckups(pool: pg.Pool, clock: Clock): HospitalCheckups {
  async function asked<T>(hosId: string, work: (query: Query, now: number) => Promise<T>): Promise<T> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return alone(pool, hosId, query => work(query, clock.now()))
  }
  return {
    speaksFor: hosId => hosId === home,
    offers: hosId => asked(hosId, async () => ({ centres: [...centres], packages: [...packages] })),
    times: (hosId, fromDay, toDay) =>
      asked(hosId, async (query, now) => {
        await growTimes(query, hosId, now)
        const { rows } = await query.query(
          `select ${timeColumns} from demo_hospital.checkup_time
           where hos_id = $1 and starts_at >= $2 and starts_at < $3 order by starts_at, time_code`,
          [hosId, new Date(startOfDay(fromDay)), new Date(startOfDay(addDays(toDay, 1)))],
        )
        return rows.map(timeOf)
      }),
    confirm: (hosId, order) => asked(hosId, (query, now) => confirm(query, hosId, order, now)),
    change: (hosId, ourNo, timeCode) => asked(hosId, (query, now) => change(query, hosId, ourNo, timeCode, now)),
    cancel: (hosId, ourNo) => asked(hosId, (query, now) => cancel(query, hosId, ourNo, now)),
    happenings: (hosId, cursor) =>
      asked(hosId, async (query, now) => {
        await liveUntil(query, hosId, now)
        const since = /^\d+$/.test(cursor) ? cursor : '0'
        const { rows } = await query.query<HappeningRow>(
          `select happening_id, at, kind, content from demo_hospital.checkup_happening
           where hos_id = $1 and happening_id > $2 order by happening_id limit ${mostAtOnce}`,
          [hosId, since],
        )
        return {
          happenings: rows.map(({ at, kind, content }) => ({ at: at.getTime(), kind, ...content }) as CheckupHappening),
          cursor: String(rows.at(-1)?.happening_id ?? since),
        }
      }),
  }
}

async function confirm(query: Query, hosId: string, order: NewCheckup, now: number): Promise<Confirmed> {
  const { ourNo, timeCode, packageCode, person } = order
  const known = await checkupWith(query, hosId, ourNo)
  if (known) {
    if (known.state === 'closed') throw new CheckupRefusedError(`${ourNo} was given back`)
    return { time: (await timeNow(query, hosId, known.time_code))!, guideNo: known.guide_no }
  }
  if (!packageWith(packageCode)) throw new CheckupRefusedError(`${packageCode} is not done any more`)
  const time = await takePlace(query, hosId, timeCode, 1, now)
  if (!time) throw new TimeFullError(`No place at ${timeCode}`)
  // The window of the centre makes a file for whoever has none.
  await writeFileAtWindow(query as pg.Pool, { hosId, idCard: person.idCard, name: person.name }, now)
  const { rows } = await query.query<{ guide_no: string }>(
    `insert into demo_hospital.checkup (hos_id, our_no, package_code, time_code, guide_no, name, id_card, state)
     values ($1, $2, $3, $4, nextval('demo_hospital.checkup_guide')::text, $5, $6, 'kept') returning guide_no`,
    [hosId, ourNo, packageCode, timeCode, person.name, person.idCard],
  )
  return { time, guideNo: rows[0]!.guide_no }
}

async function change(query: Query, hosId: string, ourNo: string, timeCode: string, now: number): Promise<Confirmed> {
  const one = await checkupWith(query, hosId, ourNo)
  if (one?.state !== 'kept') throw new CheckupRefusedError(`${ourNo} cannot be changed`)
  if (one.time_code === timeCode) return { time: (await timeNow(query, hosId, timeCode))!, guideNo: one.guide_no }
  const time = await takePlace(query, hosId, timeCode, 1, now)
  if (!time) throw new TimeFullError(`No place at ${timeCode}`)
  await takePlace(query, hosId, one.time_code, -1, now)
  await query.query(`update demo_hospital.checkup set time_code = $3 where hos_id = $1 and our_no = $2`, [
    hosId,
    ourNo,
    timeCode,
  ])
  return { time, guideNo: one.guide_no }
}

async function cancel(query: Query, hosId: string, ourNo: string, now: number): Promise<void> {
  const one = await checkupWith(query, hosId, ourNo)
  if (one?.state !== 'kept') return
  await takePlace(query, hosId, one.time_code, -1, now)
  await query.query(`update demo_hospital.checkup set state = 'closed' where hos_id = $1 and our_no = $2`, [
    hosId,
    ourNo,
  ])
}
