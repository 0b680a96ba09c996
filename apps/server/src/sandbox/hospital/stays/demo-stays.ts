import type pg from 'pg'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  BedTakenError,
  NoteClosedError,
  type Arrangement,
  type DayOnWard,
  type HospitalStays,
  type StayHappening,
} from '../../../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { dropAccount } from '../bills/stay.table.ts'
import { accountFor, alone, bedsWhere, freeBedsOf, notesWhere, setBed, announceNote, type Query } from './books.ts'
import { meals, team, visiting, wardRules, wards } from './catalogue.ts'

const mostAtOnce = 200
const hour = 3_600_000
const day = 24 * hour

/** The demo hospital's admission office: its notes, its beds and its wards' days. */
export function demoStays(pool: pg.Pool, clock: Clock): HospitalStays {
  async function asked<T>(hosId: string, work: (query: Query, now: number) => Promise<T>): Promise<T> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return alone(pool, hosId, query => work(query, clock.now()))
  }
  return {
    speaksFor: () => true,
    notes: (hosId, recordNumber) =>
      asked(hosId, (query, now) =>
        notesWhere(
          query,
          `hos_id = $1 and record_number = $2 and (state in ('issued', 'called', 'in_hospital') or noted_at > $3)`,
          [hosId, recordNumber, new Date(now - 180 * day)],
        ),
      ),
    wards: hosId => asked(hosId, async () => [...wards]),
    beds: hosId => asked(hosId, query => bedsWhere(query, 'hos_id = $1', [hosId])),
    arrange: (hosId, arrangement) => asked(hosId, (query, now) => arrange(query, hosId, arrangement, now)),
    day: (hosId, noteNo, onDay) =>
      asked(hosId, async (query, now) => {
        const [note] = await notesWhere(query, 'hos_id = $1 and note_no = $2', [hosId, noteNo])
        return note?.state === 'in_hospital' ? dayOnWard(onDay, dayOf(note.admittedAt ?? now), now) : undefined
      }),
    happenings: (hosId, cursor) =>
      asked(hosId, async (query, now) => {
        await query.query('delete from demo_hospital.stay_happening where hos_id = $1 and at < $2', [
          hosId,
          new Date(now - 2 * day),
        ])
        const since = /^\d{1,18}$/.test(cursor) ? cursor : '0'
        const { rows } = await query.query<{ happening_id: string; at: Date; kind: string; content: object }>(
          `select happening_id, at, kind, content from demo_hospital.stay_happening
           where hos_id = $1 and happening_id > $2 order by happening_id limit ${mostAtOnce}`,
          [hosId, since],
        )
        return {
          happenings: rows.map(({ at, kind, content }) => ({ at: at.getTime(), kind, ...content }) as StayHappening),
          cursor: String(rows.at(-1)?.happening_id ?? since),
        }
      }),
  }
}

async function arrange(query: Query, hosId: string, arranged: Arrangement, now: number): Promise<void> {
  const { noteNo, version, standing, bedCode } = arranged
  const { rows } = await query.query<{
    state: string
    version: number
    record_number: string
    standing: string | null
  }>(
    `select state, version, record_number, arrangement ->> 'standing' as standing from demo_hospital.stay_note where hos_id = $1 and note_no = $2`,
    [hosId, noteNo],
  )
  const [note] = rows
  if (!note || note.state === 'discharged') throw new NoteClosedError(`Note ${noteNo} is over`)
  if (note.version > version) return
  if (note.state === 'cancelled' && standing !== 'cancelled') throw new NoteClosedError(`Note ${noteNo} is cancelled`)
  if (note.state !== 'in_hospital') {
    if (bedCode !== undefined && !(await setBed(query, hosId, { bedCode, noteNo, state: 'held' }, now)))
      throw new BedTakenError(`Bed ${bedCode} is not free`)
    await freeBedsOf(query, hosId, noteNo, bedCode ?? '', now)
  }
  await query.query(
    `update demo_hospital.stay_note set version = $3, arrangement = $4,
       bed_code = case when state = 'in_hospital' then bed_code else $5 end,
       arrive_on = case when state = 'in_hospital' then arrive_on else $6::date end,
       state = case when state = 'in_hospital' then state when $7 = 'cancelled' then 'cancelled'
         when $7 in ('called', 'accepted') then 'called' else 'issued' end
     where hos_id = $1 and note_no = $2`,
    [hosId, noteNo, version, JSON.stringify(arranged), bedCode ?? null, arranged.arriveOn ?? null, standing],
  )
  if (note.state !== 'in_hospital' && standing === 'accepted')
    await accountFor(query, hosId, noteNo, arranged.arriveOn ?? dayOf(now))
  else if (note.state !== 'in_hospital' && note.standing === 'accepted')
    await dropAccount(query, { hosId, recordNumber: note.record_number, at: now })
  await announceNote(query, hosId, noteNo, now)
}

function dayOnWard(onDay: string, admittedOn: string, now: number): DayOnWard {
  const start = startOfDay(onDay)
  const isFirst = onDay === admittedOn
  const planned = [
    { at: start + 7 * hour, what: '抽血化验', place: '病房', note: '抽血前不吃早饭，可以少量喝水。' },
    { at: start + 8 * hour, what: '医生查房', place: '病房', note: '想问的问题可以先记下来。' },
    { at: start + 10 * hour, what: '心电图', place: '医技楼3层，护士陪同', note: '' },
    { at: start + 14 * hour, what: '测血压、体温', place: '病房', note: '' },
    { at: start + 15 * hour, what: '护士宣教：住院安全', place: '病房', note: '家人可以一起听。' },
  ]
  return {
    plan: planned
      .filter(one => !isFirst || one.at > start + 9 * hour)
      .map(one => ({ ...one, isDone: one.at + hour < now })),
    team,
    meals,
    diet: '低盐饮食',
    visiting,
    rules: wardRules,
  }
}
