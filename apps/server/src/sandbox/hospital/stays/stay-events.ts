import type pg from 'pg'
import * as z from 'zod/mini'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { closeAccount } from '../bills/stay.table.ts'
import { accountFor, alone, freeBedsOf, markBed, notesWhere, setBed, announceNote, type Query } from './books.ts'
import { departments, dischargeOf, wards } from './catalogue.ts'

const hosId = z._default(z.string(), 'h1')
const noteNo = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const day = 86_400_000

export interface NewNote {
  hosId: string
  noteNo: string
  recordNumber: string
  deptCode: string
  diagnosis: string
  priority: 'urgent' | 'limited' | 'ordinary'
}

/** A doctor writes an admission note. Written again under the same number nothing changes. */
export const writeNote = (pool: pg.Pool, note: NewNote, now: number): Promise<void> =>
  alone(pool, note.hosId, async query => {
    const { rowCount } = await query.query(
      `insert into demo_hospital.stay_note (hos_id, note_no, record_number, dept_code, diagnosis, doctor_name, gender, priority,
         noted_at, valid_until, state)
       select $1, $2, $3, $4, $5, '周敏', coalesce((select case when substr(id_card, 17, 1)::int % 2 = 1 then 'M' else 'F' end
         from demo_hospital.patient where hos_id = $1 and record_number = $3), ''), $6, $7, $8, 'issued'
       on conflict do nothing`,
      [
        note.hosId,
        note.noteNo,
        note.recordNumber,
        note.deptCode,
        note.diagnosis,
        note.priority,
        new Date(now),
        new Date(now + 90 * day),
      ],
    )
    if (rowCount) await announceNote(query, note.hosId, note.noteNo, now)
  })

/** A bed of his department that is free for him, or the one that is held. */
async function bedFor(query: Query, hosId: string, noteNo: string): Promise<string | undefined> {
  const [note] = await notesWhere(query, 'hos_id = $1 and note_no = $2', [hosId, noteNo])
  if (!note) return undefined
  if (note.bedCode !== undefined) return note.bedCode
  const ofDept = wards.filter(one => one.deptCode === note.deptCode).map(one => one.wardCode)
  const { rows } = await query.query<{ bed_code: string }>(
    `select bed_code from demo_hospital.stay_bed where hos_id = $1 and ward_code = any($2) and state = 'free'
       and gender in ('', $3) order by length(bed_code), bed_code limit 1`,
    [hosId, ofDept, note.gender],
  )
  return rows[0]?.bed_code
}

export const callIn = (pool: pg.Pool, hosId: string, noteNo: string, arriveOn: string, now: number) =>
  alone(pool, hosId, async query => {
    const bedCode = await bedFor(query, hosId, noteNo)
    if (bedCode === undefined || !(await setBed(query, hosId, { bedCode, noteNo, state: 'held' }, now))) return false
    await query.query(
      `update demo_hospital.stay_note set state = 'called', bed_code = $3, arrive_on = $4
       where hos_id = $1 and note_no = $2 and state in ('issued', 'called')`,
      [hosId, noteNo, bedCode, arriveOn],
    )
    await announceNote(query, hosId, noteNo, now)
    return true
  })

/** He stands at the desk of the admission office and is taken in. */
export const takeIn = (pool: pg.Pool, hosId: string, noteNo: string, now: number) =>
  alone(pool, hosId, async query => {
    const bedCode = await bedFor(query, hosId, noteNo)
    if (bedCode === undefined || !(await setBed(query, hosId, { bedCode, noteNo, state: 'occupied' }, now)))
      return false
    const { rowCount } = await query.query(
      `update demo_hospital.stay_note set state = 'in_hospital', bed_code = $3, admitted_at = $4
       where hos_id = $1 and note_no = $2 and state in ('issued', 'called')`,
      [hosId, noteNo, bedCode, new Date(now)],
    )
    if (rowCount) await accountFor(query, hosId, noteNo, dayOf(now))
    if (rowCount) await announceNote(query, hosId, noteNo, now)
    return rowCount === 1
  })

export const sendHome = (pool: pg.Pool, hosId: string, noteNo: string, now: number) =>
  alone(pool, hosId, async query => {
    const [note] = await notesWhere(query, 'hos_id = $1 and note_no = $2', [hosId, noteNo])
    if (note?.state !== 'in_hospital') return false
    const discharge = dischargeOf(note.deptCode, note.diagnosis, now, addDays(dayOf(now), 14))
    await query.query(
      `update demo_hospital.stay_note set state = 'discharged', discharge = $3 where hos_id = $1 and note_no = $2`,
      [hosId, noteNo, JSON.stringify(discharge)],
    )
    await freeBedsOf(query, hosId, noteNo, '', now)
    await closeAccount(query, { hosId, recordNumber: note.recordNumber, at: now })
    await announceNote(query, hosId, noteNo, now)
    return true
  })

const tearUp = (pool: pg.Pool, hosId: string, noteNo: string, reason: string, now: number) =>
  alone(pool, hosId, async query => {
    await query.query(
      `update demo_hospital.stay_note set state = 'cancelled', reason = $3, bed_code = null
       where hos_id = $1 and note_no = $2 and state in ('issued', 'called')`,
      [hosId, noteNo, reason],
    )
    await freeBedsOf(query, hosId, noteNo, '', now)
    await announceNote(query, hosId, noteNo, now)
    return true
  })

const one = z.object({ hosId, noteNo })

/** What happens in the hospital's admission office (docs/product/protocol.md 2). */
export const stayEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  'admission.note': event(
    z.object({
      hosId,
      noteNo,
      recordNumber: z.string(),
      deptCode: z._default(z.enum(Object.keys(departments) as [string, ...string[]]), 'cardiology'),
      diagnosis: z._default(z.string(), '冠心病'),
      priority: z._default(z.enum(['urgent', 'limited', 'ordinary']), 'ordinary'),
    }),
    async note => (await writeNote(pool, note, clock.now()), { noteNo: note.noteNo }),
  ),
  'admission.call': event(z.extend(one, { arriveOn: z.optional(z.string()) }), async ({ arriveOn, hosId, noteNo }) => ({
    isCalled: await callIn(pool, hosId, noteNo, arriveOn ?? addDays(dayOf(clock.now()), 1), clock.now()),
  })),
  'admission.arrive': event(one, async ({ hosId, noteNo }) => ({
    isIn: await takeIn(pool, hosId, noteNo, clock.now()),
  })),
  'admission.discharge': event(one, async ({ hosId, noteNo }) => ({
    isHome: await sendHome(pool, hosId, noteNo, clock.now()),
  })),
  'admission.cancel': event(
    z.extend(one, { reason: z._default(z.string(), '') }),
    async ({ hosId, noteNo, reason }) => ({
      isCancelled: await tearUp(pool, hosId, noteNo, reason, clock.now()),
    }),
  ),
  'admission.bed': event(
    z.object({ hosId, bedCode: z.string(), state: z.enum(['free', 'occupied', 'closed']) }),
    async ({ hosId, bedCode, state }) => {
      await alone(pool, hosId, query => markBed(query, hosId, bedCode, state, clock.now()))
      return { state }
    },
  ),
})
