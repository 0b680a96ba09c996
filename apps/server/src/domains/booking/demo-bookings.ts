import { sql } from 'kysely'
import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { defaultRule, type HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Database, InTransaction } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { aBooking } from './booking.samples.ts'

/** What the demo hospitals have set for themselves; a third one goes by the defaults. */
const rules: Readonly<Record<string, Partial<HospitalRule>>> = {
  h1: { drawOn: true, drawMinutes: 30 },
  h2: {
    cancelDaysBefore: 1,
    cancelMinute: 20 * 60,
    dayMost: 1,
    checkInNote: '请带好孩子的疫苗本和既往病历，提前20分钟到分诊台量体温、称体重，再到候诊区等候叫号。',
  },
}

interface Demo {
  person: string
  /** Days from today, or the first day after that on which there is such a clinic: there is none on a Sunday. 0: today alone. */
  inDays: number
  kind: 'expert' | 'ordinary' | 'school'
  status: BookingStatus
  payAt?: 'us' | 'window'
  endReason?: string
  pickUpCode?: string
}

const demos: readonly Demo[] = [
  { person: '王秀英', inDays: 3, kind: 'expert', status: 'booked', pickUpCode: '836204' },
  { person: '王德福', inDays: 5, kind: 'ordinary', status: 'booked', payAt: 'window', pickUpCode: '417735' },
  { person: '王德福', inDays: 2, kind: 'school', status: 'booked', payAt: 'window', pickUpCode: '305112' },
  { person: '王秀英', inDays: 0, kind: 'ordinary', status: 'seen', pickUpCode: '220518' },
  { person: '李建国', inDays: 6, kind: 'expert', status: 'cancelled', endReason: '主动退号' },
]

/** Bookings of the demo patient's family, and the hospitals' rules. Loaded again, they stay as they are. */
export async function loadDemoBookings({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo bookings', 0))`.execute(trx)
    const known = await trx.selectFrom('bookingRule').select('hosId').limit(1).executeTakeFirst()
    if (known) return
    for (const [hosId, rule] of Object.entries(rules))
      await trx
        .insertInto('bookingRule')
        .values({ hosId, ...defaultRule, ...rule, changedAt: new Date(now) })
        .execute()
    for (const demo of demos) await addOne(trx, demo, now)
  })
}

async function addOne(
  trx: InTransaction,
  { person, inDays, kind, status, ...facts }: Demo,
  now: number,
): Promise<void> {
  const who = await trx
    .selectFrom('person')
    .innerJoin('hospitalAccount', 'hospitalAccount.personId', 'person.personId')
    .select(['person.accountId', 'person.personId', 'person.name', 'idCardHash', 'recordNumber', 'hosId'])
    .where('person.name', '=', person)
    .where('idCardHash', 'is not', null)
    .where('person.removedAt', 'is', null)
    .orderBy('person.createdAt')
    .orderBy('boundAt')
    .executeTakeFirst()
  if (!who?.idCardHash) return
  const { idCardHash, name, hosId, ...whose } = who
  const number = await trx
    .selectFrom('clinicNumber')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'clinicNumber.sessionId')
    .select(['clinicNumber.numberId', 'clinicNumber.sessionId'])
    .where('clinicSession.hosId', '=', hosId)
    .where('clinicSession.onDay', '>=', addDays(dayOf(now), inDays))
    .where('clinicSession.onDay', '<=', addDays(dayOf(now), inDays === 0 ? 0 : inDays + 7))
    .where('clinicSession.kind', '=', kind)
    .where('isStopped', '=', false)
    .where('state', '=', 'open')
    .orderBy('clinicSession.onDay')
    .orderBy('clinicSession.sessionId')
    .orderBy('no')
    .limit(1)
    .executeTakeFirst()
  if (!number) return
  const bookingId = await aBooking(trx, {
    ...whose,
    ...number,
    ...facts,
    realPerson: idCardHash,
    personName: name,
    status,
    now,
    createdAt: now - 26 * 3_600_000,
  })
  if (status !== 'booked') return
  await trx
    .updateTable('clinicNumber')
    .set({ state: 'taken', bookingId })
    .where('numberId', '=', number.numberId)
    .execute()
}
