import type pg from 'pg'
import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { addSession } from './add-session.ts'
import { happeningOf, type HappeningRow } from './demo-booking.ts'
import { changeDoctor, changeSession, endVisit, returnNumbers, sellNumbers, stopSession } from './own-doing.ts'
import { pushHeader, signPush } from './push.ts'

export interface BookingEventOptions {
  pool: pg.Pool
  clock: Clock
  pushKey: Buffer
  /** Where the hospital pushes to. */
  origin: string
}

/** Ids as the app shows them: the hospital's code stands after its own id. */
const id = z.string().check(z.regex(/^[^.]+\..+$/))
const parted = (given: string): { hosId: string; code: string } => {
  const at = given.indexOf('.')
  return { hosId: given.slice(0, at), code: given.slice(at + 1) }
}
/** Whether the hospital also tells us at once; it tells whoever asks anyway. */
const push = z._default(z.boolean(), true)
const hosId = z._default(z.string(), 'h1')
const most = 20

/** What happens in the hospital's registration (docs/product/protocol.md 2). Each is pushed at once unless `push` is false. */
export function bookingEvents({ pool, clock, pushKey, origin }: BookingEventOptions): Record<string, HospitalEvent> {
  const where = (hosId: string) => ({ pool, hosId, at: new Date(clock.now()) })

  async function send(hosId: string, rows: HappeningRow[]): Promise<number> {
    const body = JSON.stringify({ happenings: rows.map(happeningOf) })
    const response = await fetch(`${origin}/hospital/push/${hosId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [pushHeader]: signPush(pushKey, hosId, clock.now(), body) },
      body,
    })
    return response.status
  }

  async function newest(hosId: string, count: number): Promise<HappeningRow[]> {
    const { rows } = await pool.query<HappeningRow>(
      `select happening_id, at, kind, content from demo_hospital.happening where hos_id = $1 order by happening_id desc limit $2`,
      [hosId, count],
    )
    return rows
  }

  /** Pushes what has just happened; the pull finds it as well. */
  async function announced(hosId: string, happening: string | undefined, isPushed: boolean, more: object = {}) {
    const { rows } = await pool.query<HappeningRow>(
      'select happening_id, at, kind, content from demo_hospital.happening where hos_id = $1 and happening_id = $2',
      [hosId, happening ?? 0],
    )
    const status = isPushed && rows[0] ? await send(hosId, rows) : undefined
    return { happeningId: happening ?? null, ...(status && { pushed: status }), ...more }
  }

  const ofNumbers = (turn: typeof sellNumbers) =>
    event(
      z.object({
        sessionId: z.optional(id),
        numberId: z.optional(id),
        count: z._default(z.int().check(z.positive(), z.maximum(100)), 1),
        push,
      }),
      async ({ sessionId, numberId, count, push }) => {
        const given = sessionId ?? numberId
        if (given === undefined) return { numberCodes: [] }
        const { hosId } = parted(given)
        const { numberCodes, happening } = await turn(where(hosId), {
          count,
          ...(sessionId !== undefined && { sessionCode: parted(sessionId).code }),
          ...(numberId !== undefined && { numberCode: parted(numberId).code }),
        })
        return announced(hosId, happening, push, { numberCodes })
      },
    )

  const visit = (outcome: 'seen' | 'missed') =>
    event(z.object({ bookingId: z.string(), push }), async ({ bookingId, push }) => {
      const ended = await endVisit({ pool, at: new Date(clock.now()) }, bookingId, outcome)
      return ended ? announced(ended.hosId, ended.happening, push) : { happeningId: null }
    })

  /** A clinic is stopped, with its reason. */
  const stop = event(
    z.object({ sessionId: id, reason: z._default(z.string(), '医生临时外出抢救'), push }),
    async ({ sessionId, reason, push }) => {
      const { hosId, code } = parted(sessionId)
      return announced(hosId, await stopSession(where(hosId), code, reason), push)
    },
  )

  return {
    'session.stop': stop,
    /** As docs/product/protocol.md 2 calls it. */
    'clinic.stop': stop,
    /** Another fee, another room, or a stopped clinic that is held after all. */
    'session.change': event(
      z.object({
        sessionId: id,
        feeCents: z.optional(z.int().check(z.nonnegative())),
        room: z.optional(z.string()),
        isStopped: z.optional(z.boolean()),
        push,
      }),
      async ({ sessionId, push, ...change }) => {
        const { hosId, code } = parted(sessionId)
        return announced(hosId, await changeSession(where(hosId), code, change), push)
      },
    ),
    /** An extra clinic like another one (`sessionId`), by first come or by draw. */
    'session.add': event(
      z.object({
        sessionId: id,
        day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
        period: z.enum(['am', 'pm', 'evening']),
        numbers: z._default(z.int().check(z.positive(), z.maximum(100)), 1),
        releaseAt: z.int(),
        releaseBy: z._default(z.enum(['first_come', 'draw']), 'first_come'),
        push,
      }),
      async ({ sessionId, push, ...extra }) => {
        const { hosId, code } = parted(sessionId)
        const added = await addSession(where(hosId), { like: code, ...extra })
        return announced(hosId, added?.happening, push, added && { sessionId: `${hosId}.${added.sessionCode}` })
      },
    ),
    /** Another doctor of the department holds it. */
    'doctor.change': event(
      z.object({ sessionId: id, doctorCode: z.string(), push }),
      async ({ sessionId, doctorCode, push }) => {
        const { hosId, code } = parted(sessionId)
        return announced(hosId, await changeDoctor(where(hosId), code, doctorCode), push)
      },
    ),
    /** The window sells one number, or the next ones of a session. */
    'number.take': ofNumbers(sellNumbers),
    /** The window takes them back. */
    'number.give': ofNumbers(returnNumbers),
    'visit.seen': visit('seen'),
    'visit.missed': visit('missed'),
    /** The newest is pushed, and pushed again. */
    'push.twice': event(z.object({ hosId }), async ({ hosId }) => {
      const rows = await newest(hosId, 1)
      return { pushed: [await send(hosId, rows), await send(hosId, rows)] }
    }),
    /** What happened lately is pushed once more, the newest first, each alone. */
    'push.late': event(
      z.object({ hosId, count: z._default(z.int().check(z.positive(), z.maximum(most)), most) }),
      async ({ hosId, count }) => {
        const pushed: number[] = []
        for (const row of await newest(hosId, count)) pushed.push(await send(hosId, [row]))
        return { pushed }
      },
    ),
  }
}
