import { dayOf } from '@nethos/contract/common/days.ts'
import type { TestServer } from '../../../testing/server.ts'
import { aHospital } from '../../doctors/doctors.samples.ts'

/** A session of today, held by this doctor at a hospital that is called from here, with this booking among its numbers. */
export async function aCalledSession(server: TestServer, bookingId: string, docId: string) {
  const { db, runtime } = server
  const hosId = 'called'
  const now = runtime.clock.now()
  const sessionCode = 'today'
  const { isLocal } = runtime.hospital
  Object.assign(runtime.hospital, { isLocal: (one: string) => one === hosId || isLocal(one) })
  const known = await db.selectFrom('hospital').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (!known) {
    await aHospital(db, { hosId, hosName: '宁禾社区医院' })
    await db.insertInto('keptDepartment').values({ hosId, deptCode: 'K1', deptName: '全科' }).execute()
    const doctor = { hosId, deptCode: 'K1', doctorCode: 'D1', doctorName: '沈知远', docId }
    await db.insertInto('keptDoctor').values(doctor).execute()
  }
  const times = { startsAt: new Date(now), endsAt: new Date(now + 3_600_000), releaseAt: new Date(now - 86_400_000) }
  const kind = { period: 'am', kind: 'ordinary', feeCents: 0, campusName: '', room: '3诊室', minutesEach: 10 }
  await db
    .insertInto('keptSession')
    .values({
      hosId,
      sessionCode,
      deptCode: 'K1',
      doctorCode: 'D1',
      onDay: dayOf(now) as never,
      releaseBy: 'first_come',
      ...kind,
      ...times,
    })
    .onConflict(on => on.doNothing())
    .execute()
  const [last] = await db
    .selectFrom('keptNumber')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .execute()
  const number = { hosId, sessionCode, numberCode: bookingId, no: Number(last!.count) + 1, startsAt: times.startsAt }
  await db
    .insertInto('keptNumber')
    .values({ ...number, state: 'registered', ourNo: bookingId })
    .onConflict(on => on.doNothing())
    .execute()
  return { hosId, sessionCode }
}
