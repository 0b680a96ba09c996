import { dayOf } from '@nethos/contract/common/days.ts'
import type { QueueEvent } from '../../../ports/hospital-examinations.ts'
import { happen, announceOrder, type Query } from './books.ts'
import { queues } from './catalogue.ts'

const minute = 60_000
const hour = 60 * minute
/** After a longer pause than this the line begins anew. */
const longest = 6 * hour
const strangers = 8

interface QueueRow {
  queue_code: string
  each_minutes: number
  lived_until: Date
  last_number: number
  on_day: string
}

const nameOf = (queueCode: string) => {
  const { queueName, deptName, room } = queues.find(one => one.queueCode === queueCode)!
  return { queueCode, queueName, deptName, room }
}

/** Somebody draws a number. */
export async function joinQueue(query: Query, hosId: string, queueCode: string, at: number, orderNo?: string) {
  const { rows } = await query.query<{ number: number; on_day: string }>(
    `with drawn as (
       update demo_hospital.exam_queue set last_number = last_number + 1 where hos_id = $1 and queue_code = $2
       returning last_number, on_day)
     insert into demo_hospital.exam_queue_entry (hos_id, queue_code, on_day, number, order_no, state)
     select $1, $2, on_day, last_number, $3, 'waiting' from drawn returning number, on_day::text`,
    [hosId, queueCode, orderNo ?? null],
  )
  const [drawn] = rows
  if (drawn)
    await announceEntry(query, hosId, at, {
      queueCode,
      day: drawn.on_day,
      number: drawn.number,
      state: 'waiting',
      orderNo,
    })
}

type QueueReport = Pick<QueueEvent, 'queueCode' | 'day' | 'number' | 'state'> & { orderNo?: string | null | undefined }
const announceEntry = (query: Query, hosId: string, at: number, { queueCode, orderNo, ...entry }: QueueReport) =>
  happen(query, hosId, {
    kind: 'queue',
    at,
    entry: { ...nameOf(queueCode), ...entry, ...(orderNo && { orderNo }) },
  })

/** Number and state of one who is called, or of what came of it. Said again it changes nothing. */
export async function markEntry(
  query: Query,
  hosId: string,
  at: number,
  { queueCode, number, state }: { queueCode: string; number: number; state: 'called' | 'missed' | 'done' },
): Promise<void> {
  const { rows } = await query.query<{ on_day: string; order_no: string | null }>(
    `update demo_hospital.exam_queue_entry entry set state = $4 from demo_hospital.exam_queue queue
     where queue.hos_id = $1 and queue.queue_code = $2 and entry.hos_id = $1 and entry.queue_code = $2
       and entry.on_day = queue.on_day and entry.number = $3 and entry.state <> $4 and entry.state <> 'done'
     returning entry.on_day::text, entry.order_no`,
    [hosId, queueCode, number, state],
  )
  const [marked] = rows
  if (!marked) return
  const orderNo = marked.order_no
  await announceEntry(query, hosId, at, { queueCode, day: marked.on_day, number, state, orderNo })
  if (orderNo && state !== 'missed')
    await moveOrder(query, hosId, orderNo, state === 'called' ? 'in_progress' : 'done', at)
}

/** An order goes on: examined, and half an hour later reported. */
export async function moveOrder(
  query: Query,
  hosId: string,
  orderNo: string,
  state: 'signed_in' | 'in_progress' | 'done' | 'reported' | 'cancelled',
  at: number,
): Promise<void> {
  const next =
    state === 'done' ? new Date(at + 30 * minute) : state === 'in_progress' ? new Date(at + 20 * minute) : null
  const { rowCount } = await query.query(
    `update demo_hospital.exam_order set state = $3, step_at = $4 where hos_id = $1 and order_no = $2 and state <> $3`,
    [hosId, orderNo, state, next],
  )
  if (rowCount) await announceOrder(query, hosId, orderNo, at)
}

/** What the hospital does by the clock: who has come signs in, the lines are called, what is examined is reported. */
export async function liveUntil(query: Query, hosId: string, now: number): Promise<void> {
  // Where nothing was ever ordered nobody looks at the lines: they need not move.
  const { rows: some } = await query.query<{ any: boolean }>(
    'select exists (select from demo_hospital.exam_order where hos_id = $1) as any',
    [hosId],
  )
  if (!some[0]!.any) return
  await openQueues(query, hosId, now)
  await signIn(query, hosId, now)
  const { rows } = await query.query<QueueRow>(
    `select queue_code, each_minutes, lived_until, last_number, on_day::text from demo_hospital.exam_queue where hos_id = $1`,
    [hosId],
  )
  for (const queue of rows) await callUntil(query, hosId, queue, now)
  const due = await query.query<{ order_no: string; state: string; step_at: Date }>(
    `select order_no, state, step_at from demo_hospital.exam_order where hos_id = $1 and step_at <= $2 limit 200`,
    [hosId, new Date(now)],
  )
  for (const { order_no, state, step_at } of due.rows)
    await moveOrder(query, hosId, order_no, state === 'in_progress' ? 'done' : 'reported', step_at.getTime())
  await query.query(`delete from demo_hospital.exam_happening where hos_id = $1 and at < $2`, [
    hosId,
    new Date(now - 48 * hour),
  ])
}

async function openQueues(query: Query, hosId: string, now: number): Promise<void> {
  const { rows } = await query.query<{ queue_code: string }>(
    `insert into demo_hospital.exam_queue (hos_id, queue_code, queue_name, dept_name, room, each_minutes, lived_until, on_day)
     select $1, code, name, dept, room, minutes, $7, $8::date
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[]) as given (code, name, dept, room, minutes)
     on conflict (hos_id, queue_code) do update set lived_until = excluded.lived_until, on_day = excluded.on_day,
       last_number = case when exam_queue.on_day = excluded.on_day then exam_queue.last_number else 0 end
       where exam_queue.lived_until < $9 or (exam_queue.on_day <> excluded.on_day and not exists (
         select from demo_hospital.exam_queue_entry entry where entry.hos_id = exam_queue.hos_id
           and entry.queue_code = exam_queue.queue_code and entry.on_day = exam_queue.on_day
           and entry.order_no is not null and entry.state in ('waiting', 'called')))
     returning queue_code`,
    [
      hosId,
      queues.map(one => one.queueCode),
      queues.map(one => one.queueName),
      queues.map(one => one.deptName),
      queues.map(one => one.room),
      queues.map(one => one.eachMinutes),
      new Date(now - 2 * hour),
      dayOf(now),
      new Date(now - longest),
    ],
  )
  for (const { queue_code } of rows)
    for (let at = 0; at < strangers; at++) await joinQueue(query, hosId, queue_code, now - 2 * hour)
}

/** A quarter of an hour before their time those who come sign in; one in twelve does not come. */
async function signIn(query: Query, hosId: string, now: number): Promise<void> {
  const { rows } = await query.query<{ order_no: string; resource_code: string; starts_at: Date }>(
    `select order_no, slot.resource_code, slot.starts_at from demo_hospital.exam_order
     join demo_hospital.exam_slot slot using (hos_id, slot_code)
     where hos_id = $1 and state = 'booked' and slot.starts_at - interval '15 minutes' <= $2 and slot.ends_at > $2
       and demo_hospital.luck(order_no || ' comes') >= 0.083 order by slot.starts_at limit 200`,
    [hosId, new Date(now)],
  )
  for (const { order_no, resource_code, starts_at } of rows)
    await signInNow(query, hosId, order_no, resource_code, Math.min(now, starts_at.getTime()))
}

export async function signInNow(
  query: Query,
  hosId: string,
  orderNo: string,
  resourceCode: string,
  at: number,
): Promise<void> {
  await moveOrder(query, hosId, orderNo, 'signed_in', at)
  if (queues.some(one => one.queueCode === resourceCode)) await joinQueue(query, hosId, resourceCode, at, orderNo)
  // Where nothing is called aloud, the examination begins by itself.
  else
    await query.query(
      `update demo_hospital.exam_order set state = 'in_progress', step_at = $3 where hos_id = $1 and order_no = $2`,
      [hosId, orderNo, new Date(at + 20 * minute)],
    )
}

async function callUntil(query: Query, hosId: string, queue: QueueRow, now: number): Promise<void> {
  const { queue_code: queueCode } = queue
  let at = queue.lived_until.getTime()
  for (;;) {
    const { rows } = await query.query<{ luck: number }>(`select demo_hospital.luck($1) as luck`, [
      `${hosId} ${queueCode} ${at}`,
    ])
    const next = at + Math.round(queue.each_minutes * minute * (0.6 + 0.8 * rows[0]!.luck))
    if (next > now) break
    at = next
    await callOne(query, hosId, queueCode, at, rows[0]!.luck)
  }
  await query.query(`update demo_hospital.exam_queue set lived_until = $3 where hos_id = $1 and queue_code = $2`, [
    hosId,
    queueCode,
    new Date(at),
  ])
}

/** Who was called is done, one stranger in fifteen did not come; the next is called, and somebody new draws a number. */
async function callOne(query: Query, hosId: string, queueCode: string, at: number, luck: number): Promise<void> {
  const { rows } = await query.query<{ number: number; state: string; order_no: string | null }>(
    `select number, state, order_no from demo_hospital.exam_queue_entry entry
     join demo_hospital.exam_queue queue using (hos_id, queue_code, on_day)
     where hos_id = $1 and queue_code = $2 and state in ('called', 'waiting') order by number`,
    [hosId, queueCode],
  )
  const stranger = (one: { order_no: string | null }) => one.order_no === null
  for (const one of rows.filter(row => row.state === 'called'))
    await markEntry(query, hosId, at, {
      queueCode,
      number: one.number,
      state: stranger(one) && luck < 0.067 ? 'missed' : 'done',
    })
  const waiting = rows.filter(row => row.state === 'waiting')
  if (waiting[0]) await markEntry(query, hosId, at, { queueCode, number: waiting[0].number, state: 'called' })
  if (waiting.length <= strangers) await joinQueue(query, hosId, queueCode, at)
}
