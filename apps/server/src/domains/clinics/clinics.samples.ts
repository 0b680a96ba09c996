import type { Insertable } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Period } from '@nethos/contract/booking/session.kinds.ts'
import type { Database } from '../../database/connect.ts'
import type { ClinicDepartment, ClinicDoctor, ClinicNumber, ClinicSession } from '../../database/types.gen.ts'
import { aHospital } from '../doctors/doctors.samples.ts'

const minute = 60_000
/** When a period begins and ends, in minutes of the day. */
const hours: Readonly<Record<Period, readonly [number, number]>> = {
  am: [8 * 60, 12 * 60],
  pm: [13 * 60 + 30, 17 * 60 + 30],
  evening: [17 * 60, 20 * 60],
}
const atMinute = (day: string, minutes: number): Date => new Date(startOfDay(day) + minutes * minute)

let made = 0
const nth = (): number => (made += 1)

/** A department of hospital h1 that can be booked. */
export async function aClinicDepartment(
  db: Database,
  given: Partial<Insertable<ClinicDepartment>> = {},
): Promise<string> {
  const hosId = given.hosId ?? (await aHospital(db))
  const code = given.deptCode ?? `k${nth()}`
  const department = { deptId: `${hosId}.${code}`, hosId, deptCode: code, deptName: '心血管内科', ...given }
  await db
    .insertInto('clinicDepartment')
    .values(department)
    .onConflict(on => on.doNothing())
    .execute()
  return department.deptId
}

/** Who holds clinics in a department. */
export async function aClinicDoctor(
  db: Database,
  given: Partial<Insertable<ClinicDoctor>> & { deptId: string },
): Promise<string> {
  const code = given.doctorCode ?? `d${nth()}`
  const hosId = given.hosId ?? 'h1'
  const doctor = {
    clinicDoctorId: `${hosId}.${code}`,
    hosId,
    doctorCode: code,
    doctorName: '沈知远',
    title: '主任医师',
    isExpert: true,
    ...given,
  }
  await db.insertInto('clinicDoctor').values(doctor).execute()
  return doctor.clinicDoctorId
}

export interface SampleSession {
  sessionId: string
  /** In their order. */
  numberIds: string[]
  onDay: string
}

type GivenSession = Partial<Omit<Insertable<ClinicSession>, 'onDay' | 'period'>> & {
  deptId: string
  /** By the server's clock, epoch ms. */
  now?: number
  /** Days from today: 1 is tomorrow. */
  inDays?: number
  period?: Period
  /** The states of its numbers, ten minutes apart; three open ones otherwise. */
  numbers?: readonly SampleNumber[]
}
type SampleNumber = 'open' | 'elsewhere' | 'cooling'

/** A session with its numbers: tomorrow morning, released, 20 yuan, three open numbers, unless something else is given. */
export async function aSession(db: Database, given: GivenSession): Promise<SampleSession> {
  const { now = Date.now(), inDays = 1, period = 'am', numbers = ['open', 'open', 'open'], ...fields } = given
  const onDay = addDays(dayOf(now), inDays)
  const [begins, ends] = hours[period]
  const hosId = fields.hosId ?? 'h1'
  const code = fields.sessionCode ?? `s${nth()}`
  const session = {
    sessionId: `${hosId}.${code}`,
    hosId,
    sessionCode: code,
    onDay,
    period,
    kind: 'ordinary',
    feeCents: 2000,
    releaseAt: new Date(now - 60 * minute),
    startsAt: atMinute(onDay, begins),
    endsAt: atMinute(onDay, ends),
    ...fields,
  }
  await db.insertInto('clinicSession').values(session).execute()
  const rows = numbers.map((state, at) => numberOf(session.sessionId, state, at, atMinute(onDay, begins + at * 10)))
  if (rows.length > 0) await db.insertInto('clinicNumber').values(rows).execute()
  return { sessionId: session.sessionId, numberIds: rows.map(row => row.numberId), onDay }
}

const numberOf = (
  sessionId: string,
  state: SampleNumber,
  at: number,
  startsAt: Date,
): Insertable<ClinicNumber> & { numberId: string } => ({
  numberId: `${sessionId}.${at + 1}`,
  sessionId,
  numberCode: String(at + 1),
  no: at + 1,
  startsAt,
  state,
  reopensAt: state === 'cooling' ? startsAt : null,
})
