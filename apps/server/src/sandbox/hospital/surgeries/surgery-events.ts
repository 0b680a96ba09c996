import type pg from 'pg'
import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { alone, type Query } from '../alone.ts'
import {
  anaesthesiaNames,
  memberRoleNames,
  surgeryEventNames,
  surgeryKindNames,
  type SurgeryEventName,
} from '../../../ports/hospital-surgeries.ts'
import { usualPlan } from './catalogue.ts'
import type { SurgeryPlan } from './demo-surgeries.ts'

const hosId = z._default(z.string(), 'h1')
const hour = 3_600_000
const instant = z.int().check(z.nonnegative(), z.maximum(8e15))
const surgeryNo = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const words = z.string().check(z.maxLength(200))

const plan = z.object({
  surgeryName: words,
  kind: z.enum(surgeryKindNames),
  deptName: words,
  ward: words,
  place: words,
  doctorName: words,
  anaesthesia: z.enum(anaesthesiaNames),
  stopDrugs: z.array(z.object({ drugName: words, daysBefore: z.int().check(z.minimum(0), z.maximum(30)) })),
  notice: words,
  team: z.array(z.object({ code: words, name: words, title: words, role: z.enum(memberRoleNames) })),
})

const happen = (query: Query, hospital: string, no: string, now: number) =>
  query.query('insert into demo_hospital.surgery_happening (hos_id, at, surgery_no) values ($1, $2, $3)', [
    hospital,
    new Date(now),
    no,
  ])

export interface NewSurgery {
  hosId: string
  recordNumber: string
  surgeryNo: string
  plannedAt: number
  plan?: Partial<SurgeryPlan>
}

/** The office plans an operation, or plans it anew: what is said again is written over. */
export const planSurgery = (pool: pg.Pool, one: NewSurgery, now: number) =>
  alone(pool, 'surgeries', one.hosId, async query => {
    await query.query(
      `insert into demo_hospital.surgery (hos_id, surgery_no, record_number, plan, planned_at, arrive_at, state)
       values ($1, $2, $3, $4, $5, $6, 'planned') on conflict (hos_id, surgery_no) do update
       set plan = excluded.plan, planned_at = excluded.planned_at, arrive_at = excluded.arrive_at, state = 'planned'`,
      [
        one.hosId,
        one.surgeryNo,
        one.recordNumber,
        JSON.stringify({ ...usualPlan, ...one.plan }),
        new Date(one.plannedAt),
        new Date(one.plannedAt - 1.5 * hour),
      ],
    )
    await happen(query, one.hosId, one.surgeryNo, now)
  })

export interface Reported {
  hosId: string
  surgeryNo: string
  event: SurgeryEventName
  occurredAt: number
  eventId?: string | undefined
}

/** The theatre reports what has happened. By its id it is reported once. */
export const reportSurgery = (pool: pg.Pool, { hosId: at, surgeryNo: no, ...done }: Reported, now: number) =>
  alone(pool, 'surgeries', at, async query => {
    await query.query(
      `insert into demo_hospital.surgery_event (hos_id, event_id, surgery_no, event, occurred_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [at, done.eventId ?? `${no}.${done.event}.${done.occurredAt}`, no, done.event, new Date(done.occurredAt)],
    )
    await happen(query, at, no, now)
  })

export const cancelSurgery = (pool: pg.Pool, one: { hosId: string; surgeryNo: string }, now: number) =>
  alone(pool, 'surgeries', one.hosId, async query => {
    await query.query(`update demo_hospital.surgery set state = 'cancelled' where hos_id = $1 and surgery_no = $2`, [
      one.hosId,
      one.surgeryNo,
    ])
    await happen(query, one.hosId, one.surgeryNo, now)
  })

/** What happens in the hospital's theatres (docs/product/protocol.md 2). */
export const surgeryEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  'surgery.plan': event(
    z.object({ hosId, recordNumber: z.string(), surgeryNo, plannedAt: instant, plan: z.optional(z.partial(plan)) }),
    async ({ plan: planned, ...one }) => {
      await planSurgery(pool, { ...one, ...(planned && { plan: planned as Partial<SurgeryPlan> }) }, clock.now())
      return { surgeryNo: one.surgeryNo }
    },
  ),
  'surgery.event': event(
    z.object({
      hosId,
      surgeryNo,
      event: z.enum(surgeryEventNames),
      occurredAt: z.optional(instant),
      eventId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    async ({ occurredAt = clock.now(), ...done }) => {
      await reportSurgery(pool, { ...done, occurredAt }, clock.now())
      return { event: done.event }
    },
  ),
  'surgery.cancel': event(z.object({ hosId, surgeryNo }), async one => {
    await cancelSurgery(pool, one, clock.now())
    return { isCancelled: true }
  }),
})
