import { lastOf } from '@nethos/contract/common/present.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { JobContext } from '../../../jobs/job.ts'
import type { ClinicSession } from '../../../ports/hospital-booking.ts'
import { sessionWasStopped } from '../../booking/public.ts'
import { saveDepartments, saveDoctors } from './departments.table.ts'
import { saveSessions } from './save-sessions.ts'
import { gatherStatistics, wasListed } from './line.table.ts'
import { stopUnlisted } from './sessions.table.ts'

/** Today and the two weeks after it. */
export const daysAhead = 14
/** So many in one transaction: none of them lasts long. */
const numbersAtOnce = 4_000

const notHeldAnyMore = '医院取消了这一节门诊'

/** Fetches everything that the hospital offers from today on. May be repeated, and beside itself. */
export async function listWhole(
  { runtime, now, transact }: Pick<JobContext, 'runtime' | 'now' | 'transact'>,
  hosId: string,
): Promise<void> {
  const { booking } = runtime.hospital
  const askedAt = now()
  const fromDay = dayOf(askedAt)
  const toDay = addDays(fromDay, daysAhead)
  const departments = await booking.departments(hosId)
  const doctors = await booking.doctors(hosId)
  const sessions = await booking.sessions(hosId, fromDay, toDay)
  // A hospital without a single department has rather lost its list than closed: what we have stays.
  if (departments.length > 0) {
    await transact(async ({ db }) => {
      await saveDepartments(db, hosId, departments)
      await saveDoctors(db, hosId, doctors)
    })
    for (const some of inParts(sessions)) await transact(ctx => saveSessions(ctx, hosId, some, askedAt))
    const listed = sessions.map(one => one.sessionCode)
    await transact(async ctx => {
      const stopped = await stopUnlisted(ctx.db, hosId, { fromDay, toDay, listed, reason: notHeldAnyMore })
      for (const sessionId of stopped) await sessionWasStopped(ctx, sessionId, notHeldAnyMore)
    })
  }
  const isFirst = await transact(({ db }) => wasListed(db, hosId, { askedAt, now: now() }))
  if (isFirst && sessions.length > 0) await transact(({ db }) => gatherStatistics(db))
}

function inParts(sessions: readonly ClinicSession[]): ClinicSession[][] {
  const parts: ClinicSession[][] = []
  let count = 0
  for (const session of sessions) {
    if (parts.length === 0 || count + session.numbers.length > numbersAtOnce) {
      parts.push([])
      count = 0
    }
    lastOf(parts).push(session)
    count += session.numbers.length
  }
  return parts
}
