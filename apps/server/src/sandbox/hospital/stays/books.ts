import type pg from 'pg'
import type { AdmissionNote, Discharge, RoomGender, StayHappening, WardBed } from '../../../ports/hospital-stays.ts'
import { openAccount } from '../bills/stay.table.ts'
import { beds, departments } from './catalogue.ts'

export type Query = Pick<pg.Pool, 'query'>

/** All that the admission office does stands in one line behind the other: two servers tell the same. */
export async function alone<T>(pool: pg.Pool, hosId: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo stays ' || $1, 0))`, [hosId])
    await openBeds(client, hosId)
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function openBeds(query: Query, hosId: string): Promise<void> {
  await query.query(
    `insert into demo_hospital.stay_bed (hos_id, bed_code, ward_code, bed_no, kind, gender, state)
     select $1, code, ward, no, kind, gender, state
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as given (code, ward, no, kind, gender, state)
     where not exists (select from demo_hospital.stay_bed where hos_id = $1) on conflict do nothing`,
    [
      hosId,
      beds.map(one => one.bedCode),
      beds.map(one => one.wardCode),
      beds.map(one => one.bedNo),
      beds.map(one => one.kind),
      beds.map(one => one.gender),
      beds.map(one => one.state),
    ],
  )
}

interface NoteRow {
  note_no: string
  record_number: string
  dept_code: string
  diagnosis: string
  doctor_name: string
  gender: RoomGender
  priority: AdmissionNote['priority']
  noted_at: Date
  valid_until: Date
  state: AdmissionNote['state']
  reason: string
  version: number
  bed_code: string | null
  arrive_on: string | null
  admitted_at: Date | null
  discharge: Discharge | null
}

const noteOf = (row: NoteRow): AdmissionNote => ({
  noteNo: row.note_no,
  recordNumber: row.record_number,
  deptCode: row.dept_code,
  deptName: departments[row.dept_code] ?? row.dept_code,
  diagnosis: row.diagnosis,
  doctorName: row.doctor_name,
  gender: row.gender,
  priority: row.priority,
  notedAt: row.noted_at.getTime(),
  validUntil: row.valid_until.getTime(),
  state: row.state,
  reason: row.reason,
  version: row.version,
  ...(row.bed_code !== null && { bedCode: row.bed_code }),
  ...(row.arrive_on !== null && { arriveOn: row.arrive_on }),
  ...(row.admitted_at && { admittedAt: row.admitted_at.getTime() }),
  ...(row.discharge && { discharge: row.discharge }),
})

export async function notesWhere(query: Query, where: string, values: unknown[]): Promise<AdmissionNote[]> {
  const { rows } = await query.query<NoteRow>(
    `select note_no, record_number, dept_code, diagnosis, doctor_name, gender, priority, noted_at, valid_until, state, reason, version,
       bed_code, to_char(arrive_on, 'YYYY-MM-DD') as arrive_on, admitted_at, discharge
     from demo_hospital.stay_note where ${where} order by noted_at, note_no`,
    values,
  )
  return rows.map(noteOf)
}

export async function bedsWhere(query: Query, where: string, values: unknown[]): Promise<WardBed[]> {
  const { rows } = await query.query<WardBed>(
    `select bed_code as "bedCode", ward_code as "wardCode", bed_no as "bedNo", kind, gender, state
     from demo_hospital.stay_bed where ${where} order by ward_code, length(bed_code), bed_code`,
    values,
  )
  return rows
}

async function happen(query: Query, hosId: string, { at, kind, ...content }: StayHappening): Promise<void> {
  await query.query(`insert into demo_hospital.stay_happening (hos_id, at, kind, content) values ($1, $2, $3, $4)`, [
    hosId,
    new Date(at),
    kind,
    JSON.stringify(content),
  ])
}

export async function announceNote(query: Query, hosId: string, noteNo: string, at: number): Promise<void> {
  for (const note of await notesWhere(query, 'hos_id = $1 and note_no = $2', [hosId, noteNo]))
    await happen(query, hosId, { kind: 'note', at, note })
}

/** Who has said that he comes, or has come, can pay in advance: his account stands under his bed. */
export async function accountFor(query: Query, hosId: string, noteNo: string, admittedOn: string): Promise<void> {
  const [note] = await notesWhere(query, 'hos_id = $1 and note_no = $2', [hosId, noteNo])
  if (!note?.bedCode) return
  const [bed] = await bedsWhere(query, 'hos_id = $1 and bed_code = $2', [hosId, note.bedCode])
  const { recordNumber, deptName } = note
  await openAccount(query, { hosId, recordNumber, deptName, bedNo: bed?.bedNo ?? '', admittedOn })
}

/** The bed is somebody's, or nobody's; told. False: it is another's. */
export async function setBed(
  query: Query,
  hosId: string,
  bed: { bedCode: string; noteNo: string; state: 'free' | 'held' | 'occupied' },
  at: number,
): Promise<boolean> {
  const { rowCount } = await query.query(
    `update demo_hospital.stay_bed set state = $4, note_no = case when $4 = 'free' then null else $3 end
     where hos_id = $1 and bed_code = $2 and (note_no = $3 or (state = 'free' and $4 <> 'free'))`,
    [hosId, bed.bedCode, bed.noteNo, bed.state],
  )
  if (rowCount === 0) return false
  for (const one of await bedsWhere(query, 'hos_id = $1 and bed_code = $2', [hosId, bed.bedCode]))
    await happen(query, hosId, { kind: 'bed', at, bed: one })
  return true
}

export async function freeBedsOf(query: Query, hosId: string, noteNo: string, except: string, at: number) {
  const { rows } = await query.query<{ bed_code: string }>(
    'select bed_code from demo_hospital.stay_bed where hos_id = $1 and note_no = $2 and bed_code <> $3',
    [hosId, noteNo, except],
  )
  for (const { bed_code } of rows) await setBed(query, hosId, { bedCode: bed_code, noteNo, state: 'free' }, at)
}

/** A bed that is closed, opened, emptied by hand. */
export async function markBed(
  query: Query,
  hosId: string,
  bedCode: string,
  state: WardBed['state'],
  at: number,
): Promise<void> {
  await query.query(
    `update demo_hospital.stay_bed set state = $3, note_no = null where hos_id = $1 and bed_code = $2`,
    [hosId, bedCode, state],
  )
  for (const bed of await bedsWhere(query, 'hos_id = $1 and bed_code = $2', [hosId, bedCode]))
    await happen(query, hosId, { kind: 'bed', at, bed })
}
