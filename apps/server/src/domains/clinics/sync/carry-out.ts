import type { SystemCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { JobContext } from '../../../jobs/job.ts'
import type { Happening } from '../../../ports/hospital-booking.ts'
import { doctorWasChanged, numbersCameFree, sessionWasStopped, visitWas } from '../../booking/public.ts'
import { openHappenings, takeOn, wereDone } from './happenings.table.ts'
import { idOf } from './ids.ts'
import { saveSessions, noReason } from './save-sessions.ts'
import { receiveNumbers, knownNumbers } from './numbers.table.ts'
import { changeDoctor, knowsDepartment, stopSession } from './sessions.table.ts'

const mostAtOnce = 1_000
/** What speaks of something unknown waits so long for the news that makes it known. */
const patienceMs = 86_400_000

/** Carries out what was heard, in whatever order it came. What speaks of something that we do not know yet stays open for a day. */
export async function carryOutHappenings(on: Pick<JobContext, 'db' | 'transact'>, hosId: string): Promise<void> {
  const others = await openHappenings(on.db, hosId, { isOfNumbers: false, most: mostAtOnce })
  await inSeparateTransactions(on, others, async (ctx, happening) => {
    const [isOurs] = await takeOn(ctx.db, hosId, [happening.happeningId])
    if (isOurs === undefined) return 0
    const isKnown = await carryOut(ctx, hosId, happening)
    if (!isKnown && happening.at > ctx.now - patienceMs) return 0
    await wereDone(ctx.db, hosId, [happening.happeningId], ctx.now)
    return 1
  })
  while ((await on.transact(ctx => carryOutNumbers(ctx, hosId))) === mostAtOnce);
}

/** Whether all that it speaks of is known. */
async function carryOut(ctx: Ctx<SystemCaller>, hosId: string, happening: Happening): Promise<boolean> {
  switch (happening.kind) {
    case 'session_changed': {
      const { session } = happening
      if (!(await knowsDepartment(ctx.db, idOf(hosId, session.deptCode)))) return false
      await saveSessions(ctx, hosId, [session], happening.at)
      return true
    }
    case 'session_stopped': {
      const sessionId = idOf(hosId, happening.sessionCode)
      const reason = happening.reason || noReason
      const isNew = await stopSession(ctx.db, sessionId, { version: happening.version, reason })
      if (isNew) await sessionWasStopped(ctx, sessionId, reason)
      return isNew !== undefined
    }
    case 'doctor_changed': {
      const sessionId = idOf(hosId, happening.sessionCode)
      const isNew = await changeDoctor(ctx.db, sessionId, happening)
      if (isNew) await doctorWasChanged(ctx, sessionId)
      return isNew !== undefined
    }
    case 'visit':
      await visitWas(ctx, happening.ourNo, happening.outcome, happening.at)
      return true
    case 'number_changed':
      return true
  }
}

/** The window sells all day long: its words on single numbers are taken together. Says how many were carried out. */
async function carryOutNumbers(ctx: Ctx<SystemCaller>, hosId: string): Promise<number> {
  const open = await openHappenings(ctx.db, hosId, { isOfNumbers: true, most: mostAtOnce })
  const ours = await takeOn(
    ctx.db,
    hosId,
    open.map(one => one.happeningId),
  )
  const words = open.flatMap(one =>
    one.kind === 'number_changed' && ours.has(one.happeningId)
      ? [{ happeningId: one.happeningId, numberId: idOf(hosId, one.numberCode), isFree: one.isFree, at: one.at }]
      : [],
  )
  if (words.length === 0) return 0
  const known = await knownNumbers(
    ctx.db,
    words.map(word => word.numberId),
  )
  const free = await receiveNumbers(ctx.db, words)
  if (free.length > 0) await numbersCameFree(ctx, free)
  const done = words.filter(word => known.has(word.numberId) || word.at <= ctx.now - patienceMs)
  await wereDone(
    ctx.db,
    hosId,
    done.map(word => word.happeningId),
    ctx.now,
  )
  return done.length
}
