import { firstOf } from '@nethos/contract/common/present.ts'
import pg from 'pg'
import { openHospital } from '../hospital.ts'
import { fillCrowd } from './crowd.ts'
import { placeOrders } from './orders.ts'
import { patientCount, playRound, sessionsEach } from './play.ts'

const connections = 32
const wanted = 2_000_000

export interface Grown {
  /** How many numbers there are. */
  numbers: { small: number; large: number }
  /** Processor time of Node and PostgreSQL for one order, microseconds. */
  rounds: { small: number; large: number }[]
}

/** The same rush among the numbers of the demo, and among a hundred times as many, in turn: what does an order cost? */
export async function measureGrown(rounds: number): Promise<Grown> {
  const small = await openSide()
  try {
    const large = await openSide(wanted)
    try {
      for (const side of [small, large]) await side.play('WARM')
      const measured: Grown['rounds'] = []
      for (let nth = 0; nth < rounds; nth++) {
        const first = nth % 2 === 0 ? await small.play(`ROUND${nth}`) : undefined
        const cost = await large.play(`ROUND${nth}`)
        measured.push({ small: first ?? (await small.play(`ROUND${nth}`)), large: cost })
      }
      return { numbers: { small: small.numbers, large: large.numbers }, rounds: measured }
    } finally {
      await large.stop()
    }
  } finally {
    await small.stop()
  }
}

/** A server on a database of its own, both without anything else to do. */
async function openSide(most?: number) {
  const hospital = await openHospital()
  const pool = new pg.Pool({ connectionString: hospital.ownerUrl, max: 8 })
  const patients = await fillCrowd(pool, patientCount)
  if (most) await multiply(pool, most)
  const ports = [Number(new URL(hospital.origin).port)]
  const cpu = () => hospital.server.cpuSeconds() + hospital.databaseCpuSeconds()
  return {
    numbers: await countNumbers(pool),
    async play(name: string): Promise<number> {
      const { outcome, faults } = await playRound(pool, name, async rushes => {
        const before = cpu()
        await placeOrders(ports, patients, rushes, connections)
        return cpu() - before
      })
      if (faults > 0) throw new Error(`${faults} numbers were not sold once.`)
      return (outcome / (patientCount * sessionsEach)) * 1e6
    },
    async stop() {
      await pool.end()
      await hospital.stop()
    },
  }
}

const countNumbers = async (pool: pg.Pool): Promise<number> =>
  firstOf((await pool.query<{ count: number }>('select count(*) as count from clinic_number')).rows).count

/** More departments and doctors with the same clinics, until there are so many numbers: not longer sessions. */
async function multiply(pool: pg.Pool, most: number): Promise<void> {
  const times = Math.ceil(most / (await countNumbers(pool))) - 1
  for (const statement of [departments, doctors, sessions, numbers]) await pool.query(statement, [times])
  await pool.query('vacuum analyze')
}

const departments = `
  insert into clinic_department (dept_id, hos_id, dept_code, parent_id, dept_name, introduction, place, kind, part_ids, gb_dept_code,
    position, pinyin, initials)
  select dept_id || '#' || n, hos_id, dept_code || '#' || n, parent_id || '#' || n, dept_name, introduction, place, kind, part_ids,
    gb_dept_code, position, pinyin, initials
  from clinic_department, generate_series(1, $1::int) as n`

const doctors = `
  insert into clinic_doctor (clinic_doctor_id, hos_id, dept_id, doctor_code, doc_id, doctor_name, title, skill, is_expert, position,
    pinyin, initials)
  select clinic_doctor_id || '#' || n, hos_id, dept_id || '#' || n, doctor_code || '#' || n, doc_id, doctor_name, title, skill,
    is_expert, position, pinyin, initials
  from clinic_doctor, generate_series(1, $1::int) as n`

const sessions = `
  insert into clinic_session (session_id, hos_id, session_code, dept_id, clinic_doctor_id, on_day, period, kind, fee_cents,
    campus_name, room, is_stopped, stop_reason, release_at, release_by, starts_at, ends_at)
  select session_id || '#' || n, hos_id, session_code || '#' || n, dept_id || '#' || n, clinic_doctor_id || '#' || n, on_day, period,
    kind, fee_cents, campus_name, room, is_stopped, stop_reason, release_at, release_by, starts_at, ends_at
  from clinic_session, generate_series(1, $1::int) as n`

const numbers = `
  insert into clinic_number (number_id, session_id, number_code, no, starts_at, state)
  select number_id || '#' || n, session_id || '#' || n, number_code || '#' || n, no, starts_at,
    case when state = 'open' then 'open' else 'elsewhere' end
  from clinic_number, generate_series(1, $1::int) as n`
