import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../../testing/server.ts'
import { saveDepartments } from './departments.table.ts'
import { openClinics } from './testbed.ts'

const server = await openTestServer()
const { db, pool } = server
let clinics: Awaited<ReturnType<typeof openClinics>>
beforeAll(async () => void (clinics = await openClinics(server)))

const happens = (event: string, body: object) => server.sandbox(`hospital/${event}`, body)
const session = (sessionId: string) =>
  db.selectFrom('clinicSession').selectAll().where('sessionId', '=', sessionId).executeTakeFirst()
const stateOf = async (numberId: string) =>
  (await db.selectFrom('clinicNumber').select('state').where('numberId', '=', numberId).executeTakeFirst())?.state
const isDone = () => server.runner.idle()

const aDepartment = {
  introduction: '',
  place: '',
  kind: 'ordinary' as const,
  partCodes: [],
  gbDeptCode: '',
}

describe('a whole listing', () => {
  test('brings departments, doctors, sessions and numbers, with our ids', async () => {
    const departments = await db
      .selectFrom('clinicDepartment')
      .select(['deptId', 'parentId', 'deptName', 'kind', 'partIds', 'pinyin', 'initials'])
      .where('hosId', '=', 'h1')
      .orderBy('position')
      .execute()
    expect(departments.map(one => one.deptId)).toEqual(['h1.1', 'h1.801', 'h1.900', 'h1.101', 'h1.102', 'h1.901'])
    expect(departments.find(one => one.deptId === 'h1.101')).toMatchObject({
      parentId: 'h1.1',
      pinyin: 'xinxueguanneike',
      initials: 'xxgnk',
    })
    expect(departments.find(one => one.deptId === 'h1.801')).toMatchObject({
      kind: 'mdt',
      partIds: ['h1.101', 'h1.102'],
    })
    const doctors = await db.selectFrom('clinicDoctor').select(['clinicDoctorId', 'pinyin', 'docId']).execute()
    expect(doctors).toContainEqual({ clinicDoctorId: 'h1.101.D0002', pinyin: 'shandan', docId: null })
    const id = clinics.sessionId({ doctorCode: 'D0001' })
    expect(await session(id)).toMatchObject({
      deptId: 'h1.101',
      clinicDoctorId: 'h1.101.D0001',
      onDay: addDays(dayOf(server.runtime.clock.now()), 1),
      kind: 'expert',
      feeCents: 3600,
      isStopped: false,
      version: 1,
    })
    const numbers = await db
      .selectFrom('clinicNumber')
      .select(['numberId', 'no', 'state'])
      .where('sessionId', '=', id)
      .orderBy('no')
      .execute()
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map(no => ({ numberId: clinics.numberId(id, no), no, state: 'open' })))
  })

  test('a name is spelled when it is new: what is stored stays, what was never spelled is', async () => {
    const spelled = async () =>
      (
        await db
          .selectFrom('clinicDepartment')
          .select(['deptName', 'pinyin'])
          .where('hosId', '=', 'h9')
          .orderBy('position')
          .execute()
      ).map(one => Object.values(one).join(' '))
    const list = (...names: string[]) =>
      saveDepartments(
        db,
        'h9',
        names.map((deptName, at) => ({ ...aDepartment, deptCode: String(at), deptName })),
      )
    await db.insertInto('hospital').values({ hosId: 'h9', hosName: '南湖医院', position: 9 }).execute()
    await list('心血管内科', '皮肤科')
    expect(await spelled()).toEqual(['心血管内科 xinxueguanneike', '皮肤科 pifuke'])
    await db.updateTable('clinicDepartment').set({ pinyin: 'stored' }).where('deptId', '=', 'h9.0').execute()
    await db.updateTable('clinicDepartment').set({ pinyin: '' }).where('deptId', '=', 'h9.1').execute()
    await list('心血管内科', '皮肤科')
    expect(await spelled()).toEqual(['心血管内科 stored', '皮肤科 pifuke'])
    await list('眼科', '皮肤科')
    expect(await spelled()).toEqual(['眼科 yanke', '皮肤科 pifuke'])
  })

  test('the first one is looked at by PostgreSQL at once, so that lists are quick', async () => {
    const { rows } = await pool.query(
      `select relname from pg_class where relname in ('clinic_session', 'clinic_number') and reltuples > 100 order by 1`,
    )
    expect(rows.map(row => row.relname)).toEqual(['clinic_number', 'clinic_session'])
  })

  test('done again it writes nothing, and what is taken stays taken', async () => {
    const id = clinics.numberId(clinics.sessionId({ inDays: 2 }), 1)
    await db.updateTable('clinicNumber').set({ state: 'taken', bookingId: 'b1' }).where('numberId', '=', id).execute()
    const rows = async () =>
      (
        await pool.query(
          `select xmin::text, session_id as id from clinic_session union all select xmin::text, number_id from clinic_number
           union all select xmin::text, dept_id from clinic_department order by 2`,
        )
      ).rows
    const before = await rows()
    await clinics.list()
    expect(await rows()).toEqual(before)
    expect(await stateOf(id)).toBe('taken')
  })

  test('what the hospital offers no longer is stopped or hidden; an empty list changes nothing', async () => {
    const id = clinics.sessionId({ inDays: 3, deptCode: '102' })
    const code = id.slice(3)
    await pool.query('delete from demo_hospital.number where session_code = $1', [code])
    await pool.query('delete from demo_hospital.session where session_code = $1', [code])
    await pool.query(
      `update demo_hospital.clinic_department set dept_name = '呼吸与危重症医学科' where dept_code = '102'`,
    )
    await pool.query(`delete from demo_hospital.clinic_doctor where doctor_code = 'D0003'`)
    await clinics.list()
    expect(await session(id)).toMatchObject({ isStopped: true, stopReason: '医院取消了这一节门诊' })
    const { rows } = await pool.query(
      `select dept_name, (select is_active from clinic_doctor where doctor_code = 'D0003') as held from clinic_department where dept_id = 'h1.102'`,
    )
    expect(rows).toEqual([{ dept_name: '呼吸与危重症医学科', held: false }])
    const count = async () =>
      Number((await pool.query('select count(*) from clinic_department where is_active')).rows[0].count)
    const before = await count()
    await pool.query(`delete from demo_hospital.clinic_department where hos_id = 'h2'`)
    await clinics.list()
    expect(await count()).toBe(before)
  })

  test('when a day has begun the new last day is there', async () => {
    const last = async () =>
      (await pool.query<{ on_day: string }>('select max(on_day) as on_day from clinic_session')).rows[0]!.on_day
    const before = await last()
    await server.advance(86_400)
    await clinics.ask()
    expect(await last()).toBe(addDays(before, 1))
  })
})

describe('what the hospital does on its own', () => {
  test('is pushed, and carried out once however often it is told', async () => {
    const id = clinics.sessionId({ inDays: 4 })
    const reply = await happens('session.stop', { sessionId: id, reason: '医生临时外出抢救' })
    expect(reply).toMatchObject({ pushed: 200 })
    expect(await happens('push.twice', {})).toEqual({ pushed: [200, 200] })
    await isDone()
    expect(await session(id)).toMatchObject({ isStopped: true, stopReason: '医生临时外出抢救', version: 2 })
    await clinics.ask()
    const { rows } = await pool.query(
      `select count(*)::int as heard, count(done_at)::int as done from hospital_happening where happening_id = $1`,
      [reply.happeningId],
    )
    expect(rows).toEqual([{ heard: 1, done: 1 }])
  })

  test('is found by asking, when nothing was pushed', async () => {
    const id = clinics.sessionId({ inDays: 5 })
    expect(await happens('session.change', { sessionId: id, feeCents: 2000, push: false })).not.toHaveProperty('pushed')
    expect(await session(id)).toMatchObject({ feeCents: 1200 })
    await clinics.ask()
    expect(await session(id)).toMatchObject({ feeCents: 2000, version: 2 })
  })

  test('late, an older word changes nothing', async () => {
    const id = clinics.sessionId({ inDays: 6 })
    await happens('session.change', { sessionId: id, feeCents: 1500, push: false })
    await happens('session.stop', { sessionId: id, push: false })
    await happens('session.change', { sessionId: id, isStopped: false, feeCents: 1800, push: false })
    const number = clinics.numberId(id, 1)
    await happens('number.take', { numberId: number, push: false })
    await happens('number.give', { numberId: number, push: false })
    await happens('number.take', { numberId: number, push: false })
    expect((await happens('push.late', { count: 6 })).pushed).toEqual([200, 200, 200, 200, 200, 200])
    await isDone()
    await clinics.ask()
    expect(await session(id)).toMatchObject({ isStopped: false, feeCents: 1800, version: 4 })
    expect(await stateOf(number)).toBe('elsewhere')
  })

  test('the window sells and takes back; what is ours stays ours', async () => {
    const id = clinics.sessionId({ inDays: 7 })
    const [first, second] = [clinics.numberId(id, 1), clinics.numberId(id, 2)]
    await db
      .updateTable('clinicNumber')
      .set({ state: 'taken', bookingId: 'b2' })
      .where('numberId', '=', second)
      .execute()
    expect((await happens('number.take', { sessionId: id, count: 2 })).numberCodes).toHaveLength(2)
    await clinics.ask()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['elsewhere', 'taken'])
    await happens('number.give', { sessionId: id, count: 2 })
    await clinics.ask()
    expect(['open', 'cooling', 'offered']).toContain(await stateOf(first))
    expect(await stateOf(second)).toBe('taken')
  })

  test('another doctor holds the session', async () => {
    const id = clinics.sessionId({ inDays: 8, doctorCode: 'D0001' })
    await happens('doctor.change', { sessionId: id, doctorCode: 'D0002' })
    await isDone()
    expect(await session(id)).toMatchObject({ clinicDoctorId: 'h1.101.D0002', version: 2 })
  })

  test('what speaks of a session that we do not know yet waits for it', async () => {
    const id = clinics.sessionId({ inDays: 9 })
    await pool.query('delete from clinic_number where session_id = $1', [id])
    await pool.query('delete from clinic_session where session_id = $1', [id])
    await happens('session.stop', { sessionId: id, reason: '停电检修' })
    await isDone()
    expect(await session(id)).toBeUndefined()
    const { rows } = await pool.query('select content from hospital_happening where done_at is null')
    expect(rows).toHaveLength(1)
    await clinics.list()
    expect(await session(id)).toMatchObject({ isStopped: true, stopReason: '停电检修' })
    await clinics.ask()
    expect((await pool.query('select 1 from hospital_happening where done_at is null')).rows).toEqual([])
  })
})

describe('the line', () => {
  const push = (hosId: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/hospital/push/${hosId}`, { method: 'POST', headers, body })

  test('believes nobody who has not signed', async () => {
    const before = await pool.query('select count(*) from hospital_happening')
    const body = JSON.stringify({
      happenings: [{ happeningId: randomUUID(), at: 1, kind: 'visit', ourNo: 'x', outcome: 'seen' }],
    })
    expect((await push('h1', body)).status).toBe(401)
    expect((await push('h1', body, { 'x-hospital-signature': `t=1,v1=${'0'.repeat(64)}` })).status).toBe(401)
    expect((await push('h9', body)).status).toBe(401)
    const { pushed } = await happens('push.late', { hosId: 'h9', count: 1 })
    expect(pushed).toEqual([])
    expect((await push('h1', 'x'.repeat(300_000))).status).toBe(413)
    expect((await pool.query('select count(*) from hospital_happening')).rows).toEqual(before.rows)
  })

  test('that is cut holds nothing up; mended, everything is caught up with', async () => {
    const id = clinics.sessionId({ inDays: 10 })
    await happens('line.cut', {})
    await happens('session.stop', { sessionId: id, push: false })
    await clinics.ask()
    expect(await session(id)).toMatchObject({ isStopped: false })
    const line = () =>
      db.selectFrom('hospitalCursor').select('trouble').where('hosId', '=', 'h1').executeTakeFirstOrThrow()
    expect(await line()).toEqual({ trouble: '医院系统没有应答' })
    await happens('line.mend', {})
    await clinics.ask()
    expect(await session(id)).toMatchObject({ isStopped: true })
    expect(await line()).toEqual({ trouble: '' })
  })
})
