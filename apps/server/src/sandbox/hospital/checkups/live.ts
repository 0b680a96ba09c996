import type pg from 'pg'
import { writeReport } from '../results/books.ts'
import { checkupWith, happen, type CheckupRow, type Query } from './books.ts'
import { followUpsOf, packageWith, stationsOf } from './catalogue.ts'

const minute = 60_000
const eachMinutes = 12
const reportMinutes = 60
const dayMs = 86_400_000

/** What the centres do by the clock: who has come goes on to the next station, what is done is reported. */
export async function liveUntil(query: Query, hosId: string, now: number): Promise<void> {
  await arriveOnTime(query, hosId, now)
  for (;;) {
    const { rows } = await query.query<{ our_no: string; step_at: Date }>(
      `select our_no, step_at from demo_hospital.checkup where hos_id = $1 and step_at <= $2 order by step_at limit 1`,
      [hosId, new Date(now)],
    )
    if (!rows[0]) break
    await step(query, hosId, rows[0].our_no, rows[0].step_at.getTime())
  }
  await query.query(`delete from demo_hospital.checkup_happening where hos_id = $1 and at < $2`, [
    hosId,
    new Date(now - 2 * dayMs),
  ])
}

/** One in twelve does not come. */
async function arriveOnTime(query: Query, hosId: string, now: number): Promise<void> {
  const { rows } = await query.query<{ our_no: string; starts_at: Date }>(
    `select our_no, starts_at from demo_hospital.checkup join demo_hospital.checkup_time using (hos_id, time_code)
     where hos_id = $1 and state = 'kept' and starts_at <= $2 and ends_at > $2
       and demo_hospital.luck(our_no || ' comes') >= 0.083 limit 200`,
    [hosId, new Date(now)],
  )
  for (const { our_no, starts_at } of rows) await arrive(query, hosId, our_no, starts_at.getTime())
}

export async function arrive(query: Query, hosId: string, ourNo: string, at: number): Promise<void> {
  const { rowCount } = await query.query(
    `update demo_hospital.checkup set state = 'here', step_at = $3 where hos_id = $1 and our_no = $2 and state = 'kept'`,
    [hosId, ourNo, new Date(at + eachMinutes * minute)],
  )
  const one = rowCount ? await checkupWith(query, hosId, ourNo) : undefined
  if (one) await announceStations(query, hosId, one, at)
}

const announceStations = (query: Query, hosId: string, one: CheckupRow, at: number) =>
  happen(query, hosId, { kind: 'stations', at, ourNo: one.our_no, stations: stationsOf(one.package_code, one.done) })

/** The next station; after the last the check is done, and an hour later reported. */
export async function step(query: Query, hosId: string, ourNo: string, at: number): Promise<void> {
  const one = await checkupWith(query, hosId, ourNo)
  if (one?.state === 'checked') return report(query, hosId, one, at)
  if (one?.state !== 'here') return
  const done = one.done + 1
  const isLast = done >= stationsOf(one.package_code, 0).length
  await query.query(
    `update demo_hospital.checkup set done = $3, state = $4, step_at = $5 where hos_id = $1 and our_no = $2`,
    [hosId, ourNo, done, isLast ? 'checked' : 'here', new Date(at + (isLast ? reportMinutes : eachMinutes) * minute)],
  )
  await announceStations(query, hosId, { ...one, done }, at)
  if (isLast) await happen(query, hosId, { kind: 'checked', at, ourNo })
}

async function report(query: Query, hosId: string, one: CheckupRow, at: number): Promise<void> {
  const { our_no: ourNo, package_code: packageCode } = one
  const reportCode = `TJ${one.guide_no}`
  const followUps = followUpsOf(packageCode)
  await query.query(
    `update demo_hospital.checkup set state = 'reported', step_at = null where hos_id = $1 and our_no = $2`,
    [hosId, ourNo],
  )
  const { rows } = await query.query<{ record_number: string }>(
    `select record_number from demo_hospital.patient where hos_id = $1 and id_card = $2`,
    [hosId, one.id_card],
  )
  const recordNumber = rows[0]?.record_number
  if (recordNumber !== undefined)
    // The books of results are written by whoever holds a connection.
    await writeReport(query as pg.Pool, hosId, reportOf(reportCode, recordNumber, packageCode, at), at)
  await happen(query, hosId, { kind: 'reported', at, ourNo, reportCode, followUps })
}

const reportOf = (reportCode: string, recordNumber: string, packageCode: string, at: number) => ({
  reportCode,
  recordNumber,
  version: 1,
  kind: 'checkup' as const,
  state: 'final' as const,
  reportName: packageWith(packageCode)?.packageName ?? '健康体检',
  departmentName: '健康管理中心',
  orderedBy: '健康管理中心',
  reportedBy: '林知秋',
  checkedBy: '沈知远',
  orderedAt: at - dayMs,
  takenAt: at - 3 * 3_600_000,
  issuedAt: at,
  feeCents: 0,
  content: {
    items: [],
    findings: '',
    clinicalDiagnosis: '',
    ecg: null,
    series: [],
    documents: [],
    subject: '健康体检',
    conclusion: followUpsOf(packageCode)
      .map((one, at) => `${at + 1}. ${one.why}。`)
      .concat('其余项目未见明显异常。')
      .join(''),
    advice: followUpsOf(packageCode)
      .map(one => `${one.what}${one.afterMonths}个月后复查。`)
      .concat('均衡饮食，规律运动，每年体检。')
      .join(''),
  },
})
