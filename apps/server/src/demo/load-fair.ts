import { createHash } from 'node:crypto'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { offerEndsAt } from '@nethos/contract/booking/waitlist.rules.ts'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../calls/handler.ts'
import type { SystemCaller } from '../calls/caller.ts'
import type { Database } from '../database/connect.ts'
import { findByMobile } from '../domains/account/account.table.ts'
import { demoPatient } from '../domains/account/demo-accounts.ts'
import { aBooking } from '../domains/booking/booking.samples.ts'
import { digestOf, entryIdOf } from '../domains/booking/draw/lot.ts'
import { aDraw, aDrawEntry, aHeldDraw, aWait, orderBy } from '../domains/booking/fair.samples.ts'
import { saveSessions } from '../domains/clinics/sync/save-sessions.ts'
import type { Runtime } from '../runtime.ts'
import type { ClinicSession } from '../ports/hospital-booking.ts'
import { addSession, type ExtraSession } from '../sandbox/hospital/booking/add-session.ts'
import { stopSession } from '../sandbox/hospital/booking/own-doing.ts'
import { asSystem } from './as-system.ts'
import { loadNeighbours, type Asker } from './neighbours.ts'
import type pg from 'pg'

interface Inside {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}

const hosId = 'h1'
const minute = 60_000
const hour = 60 * minute
/** As the demo hospital has set it. */
export const demoDrawMinutes = 30

/**
 * Extra clinics of 沈知远 that show waitlist and draw at work: one that was drawn yesterday (the demo patient waits in the drawn
 * order), one that takes requests now (her father has asked), one of which a number is kept for him, and one that was stopped.
 * Later starts change nothing.
 */
export async function loadFair(inside: Inside): Promise<void> {
  const { db, runtime, pool } = inside
  const now = runtime.clock.now()
  const family = await familyOf(inside)
  const like = await db
    .selectFrom('clinicSession')
    .innerJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'clinicSession.clinicDoctorId')
    .select('sessionCode')
    .where('clinicDoctor.docId', '=', 'd0001')
    .where('clinicSession.hosId', '=', hosId)
    .orderBy('sessionCode')
    .limit(1)
    .executeTakeFirst()
  if (!family || !like) return
  const neighbours = await loadNeighbours(inside)
  if (neighbours.length === 0) return
  const [mother, father] = family
  const extra = async (facts: Omit<ExtraSession, 'like' | 'day' | 'period'> & { inDays: number; isStopped?: true }) => {
    const { inDays, isStopped, ...rest } = facts
    const day = addDays(dayOf(now), inDays)
    const where = { pool, hosId, at: new Date(now) }
    const added = await addSession(where, { like: like.sessionCode, day, period: 'evening', ...rest })
    const code = added!.sessionCode
    if (isStopped) await stopSession(where, code, stopReason)
    const [session] = (await runtime.hospital.booking.sessions(hosId, day, day)).filter(one => one.sessionCode === code)
    return session!
  }
  const yesterday = startOfDay(dayOf(now)) - 16 * hour
  const drawn = await extra({ inDays: 9, numbers: 3, releaseAt: yesterday, releaseBy: 'draw' })
  const open = await extra({ inDays: 10, numbers: 3, releaseAt: now - 2 * minute, releaseBy: 'draw' })
  const saved = await extra({ inDays: 11, numbers: 1, releaseAt: yesterday, releaseBy: 'first_come' })
  const stopped = await extra({ inDays: 8, numbers: 3, releaseAt: yesterday, releaseBy: 'first_come', isStopped: true })
  const idOf = ({ sessionCode }: ClinicSession) => `${hosId}.${sessionCode}`
  // With their draws at once: a server that runs already would announce draws of its own.
  await asSystem(inside)(async ctx => {
    await saveSessions(ctx, hosId, [drawn, open, saved, stopped], now)
    await heldDraw(ctx, idOf(drawn), { loser: mother, others: neighbours, at: yesterday })
    await openDraw(ctx, idOf(open), { loser: father, others: neighbours })
    await heldNumber(ctx, idOf(saved), { first: father, next: neighbours[0]!, left: mother })
    await stoppedVisit(ctx, idOf(stopped), father)
  })
}

const stopReason = '医生外出抢救'

/** The demo patient and her father, who both have a file at the hospital. */
async function familyOf({ db, runtime }: Inside): Promise<[Asker, Asker] | undefined> {
  const account = await findByMobile({ db, runtime, now: runtime.clock.now() }, demoPatient)
  if (!account) return undefined
  const rows = await db
    .selectFrom('person')
    .innerJoin('hospitalAccount', 'hospitalAccount.personId', 'person.personId')
    .select(['person.accountId', 'person.personId', 'name', 'idCardHash', 'recordNumber'])
    .where('person.accountId', '=', account.accountId)
    .where('name', 'in', ['王秀英', '王德福'])
    .where('hosId', '=', hosId)
    .orderBy('person.createdAt')
    .orderBy('person.personId')
    .execute()
  const [mother, father] = ['王秀英', '王德福'].map(name => rows.find(row => row.name === name))
  const asker = ({ name, idCardHash, ...one }: (typeof rows)[number]): Asker => ({
    ...one,
    personName: name,
    realPerson: idCardHash!,
  })
  return mother?.idCardHash && father?.idCardHash ? [asker(mother), asker(father)] : undefined
}

/** A seed by which `loser` comes last: a demo house may look for one, as nobody is promised anything. */
function seedAgainst(loser: Asker, others: readonly Asker[], sessionId: string): Buffer {
  const idOf = ({ realPerson }: Asker) => entryIdOf(realPerson, sessionId)
  for (let nth = 0; ; nth++) {
    const seed = createHash('sha256').update(`demo draw ${nth}`).digest()
    const order = orderBy(seed, [loser, ...others].map(idOf).map(digestOf))
    if (order.at(-1)!.digest === digestOf(idOf(loser))) return seed
  }
}

type Inner = Ctx<SystemCaller>

async function heldDraw(
  { db, runtime }: Inner,
  sessionId: string,
  { loser, others, at }: { loser: Asker; others: readonly Asker[]; at: number },
): Promise<void> {
  const seed = seedAgainst(loser, others, sessionId)
  const drawnAt = at + 5 * minute
  await aHeldDraw(
    { db, runtime },
    {
      sessionId,
      seed,
      opensAt: at,
      askers: [loser, ...others],
      win: (asker, numberId) =>
        book({ db }, { ...(asker as Asker), sessionId, numberId, status: 'booked', at: drawnAt }),
    },
  )
}

async function openDraw(
  { db, runtime, now }: Inner,
  sessionId: string,
  { loser, others }: { loser: Asker; others: readonly Asker[] },
): Promise<void> {
  const opensAt = now - 2 * minute
  const seed = seedAgainst(loser, others, sessionId)
  await aDraw({ db, runtime }, { sessionId, opensAt, minutes: demoDrawMinutes, seed })
  for (const { recordNumber: _, ...asker } of others) await aDrawEntry(db, { ...asker, sessionId, now: opensAt })
  const { recordNumber: _, ...asker } = loser
  await aDrawEntry(db, { ...asker, sessionId, now: opensAt + minute, wantsWait: false })
}

/** Somebody has given back the only number: it is kept for the first, and who is next waits. */
async function heldNumber(
  { db, now }: Inner,
  sessionId: string,
  { first, next, left }: { first: Asker; next: Asker; left: Asker },
): Promise<void> {
  const { quietFrom, quietUntil, offerMinutes } = defaultRule
  const waiting = async ({ recordNumber: _, ...asker }: Asker, hoursAgo: number, isOffered = false) =>
    aWait(db, { ...asker, sessionId, now: now - hoursAgo * hour, isOffered })
  const { waitId } = await waiting(left, 30)
  for (const table of ['waitlistEntry', 'waitlistWish'] as const)
    await db.updateTable(table).set({ state: 'withdrawn' }).where('waitId', '=', waitId).execute()
  await db
    .updateTable('waitlistEntry')
    .set({ endedAt: new Date(now - 20 * hour), dueAt: null })
    .where('waitId', '=', waitId)
    .execute()
  const { offerId } = await waiting(first, 26, true)
  await db
    .updateTable('waitlistOffer')
    .set({ madeAt: new Date(now), endsAt: new Date(offerEndsAt(now, offerMinutes, { quietFrom, quietUntil })) })
    .where('offerId', '=', offerId)
    .execute()
  await waiting(next, 3)
}

/** To be paid at the window: no money has to go back. */
async function stoppedVisit({ db, now }: Inner, sessionId: string, who: Asker): Promise<void> {
  await db.updateTable('clinicSession').set({ stopReason }).where('sessionId', '=', sessionId).execute()
  const { numberId } = await db
    .selectFrom('clinicNumber')
    .select('numberId')
    .where('sessionId', '=', sessionId)
    .orderBy('no')
    .limit(1)
    .executeTakeFirstOrThrow()
  await aBooking(db, {
    ...who,
    sessionId,
    numberId,
    status: 'stopped',
    payAt: 'window',
    stopReason,
    now,
    createdAt: now - 20 * hour,
  })
}

async function book(
  { db }: Pick<Inner, 'db'>,
  { at, ...sample }: Asker & { sessionId: string; numberId: string; status: 'booked'; at: number },
): Promise<string> {
  const bookingId = await aBooking(db, { ...sample, now: at, createdAt: at })
  await db
    .updateTable('clinicNumber')
    .set({ state: 'taken', bookingId })
    .where('numberId', '=', sample.numberId)
    .execute()
  return bookingId
}
