import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../testing/server.ts'
import { loadClinics } from './load-clinics.ts'
import { loadHospital } from './load-hospital.ts'
import { demoDoctors } from './hospital/doctors.ts'

const server = await openTestServer()
const { db, runtime, pool } = server
const one = async <T extends object>(text: string): Promise<T> => (await pool.query<T>(text)).rows[0]!

let took = 0
beforeAll(async () => {
  await loadHospital(db, runtime.clock.now())
  const start = performance.now()
  await loadClinics({ db, runtime, pool })
  took = performance.now() - start
}, 60_000)

describe('the demo hospitals give numbers out', () => {
  test('quickly, and once', async () => {
    expect(took).toBeLessThan(20_000)
    const count = () => one<{ n: number }>('select count(*) as n from clinic_number')
    const before = await count()
    await loadClinics({ db, runtime, pool })
    expect(await count()).toEqual(before)
  })

  test('at least 20,000 free ones, in three hospitals, of every doctor who sees patients', async () => {
    const { open, hospitals, doctors } = await one<{ open: number; hospitals: number; doctors: number }>(
      `select count(*) filter (where state = 'open') as open, count(distinct hos_id) as hospitals,
         (select count(distinct doc_id) from clinic_doctor join clinic_session using (clinic_doctor_id)) as doctors
       from clinic_number join clinic_session using (session_id)`,
    )
    expect(open).toBeGreaterThanOrEqual(20_000)
    expect(hospitals).toBe(3)
    expect(doctors).toBe(demoDoctors.filter(doctor => doctor.docType === 'DOC').length)
  })

  test('in all kinds, periods and states', async () => {
    const now = new Date(runtime.clock.now()).toISOString()
    const { rows } = await pool.query<{ kind: string }>('select distinct kind from clinic_session order by kind')
    expect(rows.map(row => row.kind)).toEqual(['expert', 'mdt', 'ordinary', 'school'])
    const states = await one<Record<string, number>>(
      `select count(*) filter (where is_stopped) as stopped,
         count(*) filter (where not is_stopped and release_at > '${now}') as upcoming,
         count(*) filter (where not is_stopped and release_at <= '${now}' and has_free) as bookable,
         count(*) filter (where not is_stopped and release_at <= '${now}' and not has_free) as full,
         count(*) filter (where period = 'evening') as evening,
         count(*) filter (where release_by = 'draw') as drawn,
         count(distinct on_day) as days
       from (select *, exists (select from clinic_number where clinic_number.session_id = clinic_session.session_id and state = 'open') as has_free
         from clinic_session) as session`,
    )
    for (const [state, count] of Object.entries(states)) expect([state, count > 3]).toEqual([state, true])
    expect(states.days).toBe(15)
  })

  test('mdt groups name the departments that take part, and the school has its own', async () => {
    const { rows } = await pool.query<{ dept_name: string; parts: number }>(
      `select dept_name, cardinality(part_ids) as parts from clinic_department where kind = 'mdt'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { dept_name, parts } of rows) expect([dept_name, parts >= 2]).toEqual([dept_name, true])
    expect(
      await one(`select count(*)::int as n from clinic_department where kind = 'school' and parent_id is not null`),
    ).toEqual({ n: 4 })
  })
})
