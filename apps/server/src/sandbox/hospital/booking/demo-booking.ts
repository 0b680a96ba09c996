import type pg from 'pg'
import type { Clock } from '../../../ports/clock.ts'
import type { Happening, HospitalBooking } from '../../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { growOffer } from './grow.ts'
import { departmentsIn, doctorsIn, sessionsIn } from './listing.ts'
import { liveUntil } from './live.ts'
import { giveBackNumber, holdNumber, orderNow, registerVisit, writeIllness } from './orders.ts'
import { readSigned } from './push.ts'

const mostAtOnce = 200

export interface HappeningRow {
  happening_id: number
  at: Date
  kind: string
  content: object
}

export const happeningOf = ({ happening_id, at, kind, content }: HappeningRow): Happening =>
  ({ happeningId: String(happening_id), at: at.getTime(), kind, ...content }) as Happening

/** The demo hospital's registration: its offer and what it does on its own follow from the clock alone. */
export function demoBooking(pool: pg.Pool, clock: Clock, pushKey: Buffer): HospitalBooking {
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return work()
  }
  async function alive(hosId: string): Promise<void> {
    await growOffer(pool, hosId, clock.now())
    await liveUntil(pool, hosId, clock.now())
  }

  return {
    speaksFor: () => true,
    departments: hosId => asked(() => departmentsIn(pool, hosId)),
    doctors: hosId => asked(() => doctorsIn(pool, hosId)),
    sessions: (hosId, fromDay, toDay) =>
      asked(async () => {
        await alive(hosId)
        return sessionsIn(pool, hosId, fromDay, toDay)
      }),
    hold: (hosId, order) => asked(() => holdNumber(pool, hosId, order, clock.now())),
    confirm: (hosId, ourNo, paid) => asked(() => registerVisit(pool, hosId, ourNo, paid, clock.now())),
    release: (hosId, ourNo) => asked(() => giveBackNumber(pool, hosId, ourNo, clock.now())),
    order: (hosId, ourNo) =>
      asked(async () => {
        await liveUntil(pool, hosId, clock.now())
        return orderNow(pool, hosId, ourNo)
      }),
    keepIllness: (hosId, ourNo, illness) => asked(() => writeIllness(pool, hosId, ourNo, illness)),
    happenings: (hosId, cursor) =>
      asked(async () => {
        await alive(hosId)
        const since = /^\d{1,18}$/.test(cursor) ? Number(cursor) : 0
        const { rows } = await pool.query<HappeningRow>(
          `select happening_id, at, kind, content from demo_hospital.happening
           where hos_id = $1 and happening_id > $2 order by happening_id limit ${mostAtOnce}`,
          [hosId, since],
        )
        return { happenings: rows.map(happeningOf), cursor: String(rows.at(-1)?.happening_id ?? since) }
      }),
    readPush: async (hosId, headers, body) => readSigned(pushKey, hosId, headers, body, clock.now()),
  }
}
