import { sql } from 'kysely'
import { contactRelations, type ContactRelation } from '@nethos/contract/inpatient/inpatient.rules.ts'
import { visitTimes, type VisitingRule } from '@nethos/contract/inpatient/visit.rules.ts'
import type { VisitRow, visitServices } from '@nethos/contract/inpatient/visit.services.ts'
import { placeStatuses, visitStates } from '@nethos/contract/inpatient/visit.status.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { noteActFor, watchersOf } from '../people/public.ts'
import { announce } from './admission.life.ts'
import { ownAdmission, takeAdmission, type OwnAdmission } from './admission.table.ts'
import { visitOf, visits, type Visit } from './visit.life.ts'

type Services = typeof visitServices
const mostShown = 30

interface OpenWard {
  wardId: string
  rule: VisitingRule
}

/** The ward that he lies on, where it takes visitors here. */
async function wardOf({ db }: Ctx, { bedId }: Pick<OwnAdmission, 'bedId'>): Promise<OpenWard | undefined> {
  if (bedId === null) return undefined
  const row = await db
    .selectFrom('wardBed')
    .innerJoin('wardVisiting', 'wardVisiting.wardId', 'wardBed.wardId')
    .selectAll('wardVisiting')
    .where('bedId', '=', bedId)
    .where('isOpen', '=', true)
    .executeTakeFirst()
  return row && { wardId: row.wardId, rule: row }
}

interface Taken {
  startsAt: number
  endsAt: number
  isOwn: boolean
}

async function takenOn({ db, now }: Ctx, wardId: string, admissionId: string): Promise<Taken[]> {
  const rows = await db
    .selectFrom('stayVisit')
    .select(['startsAt', 'endsAt', 'admissionId'])
    .where('wardId', '=', wardId)
    .where('endsAt', '>', new Date(now))
    .where('status', 'in', placeStatuses)
    .execute()
  return rows.map(row => ({
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    isOwn: row.admissionId === admissionId,
  }))
}

/** How many more may come at a time: to him, and to the ward. */
function leftAt(rule: VisitingRule, at: { startsAt: number; endsAt: number }, taken: readonly Taken[]): number {
  const beside = taken.filter(one => one.startsAt < at.endsAt && one.endsAt > at.startsAt)
  const own = beside.filter(one => one.isOwn).length
  return Math.max(Math.min(rule.perPatient - own, rule.wardPlaces - beside.length), 0)
}

export function shownVisit(one: Visit, now: number): VisitRow {
  const { status } = visits.asOf(one, now)
  return {
    visitId: one.visitId,
    visitorName: one.visitorName,
    relationLabel: contactRelations[one.relation as ContactRelation],
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    visitStatus: status,
    statusLabel: visitStates[status].label,
    reason: one.reason,
    canCancel: status === 'registered',
  }
}

export const visiting: HandlerOf<Services['visiting']> = async ({ input, ctx }) => {
  const one = await ownAdmission(ctx, input.admissionId)
  if (isRefused(one)) return one
  const { admissionId, personId } = one
  const ward = one.status === 'in_hospital' ? await wardOf(ctx, one) : undefined
  const taken = ward ? await takenOn(ctx, ward.wardId, admissionId) : []
  const rows = await ctx.db
    .selectFrom('stayVisit')
    .selectAll()
    .where('admissionId', '=', admissionId)
    .orderBy('startsAt', 'desc')
    .orderBy('visitId')
    .limit(mostShown)
    .execute()
  return looked(
    { personId, recordId: admissionId },
    {
      isOpen: ward !== undefined,
      perPatient: ward?.rule.perPatient ?? 0,
      times: ward ? visitTimes(ward.rule, ctx.now).map(at => ({ ...at, left: leftAt(ward.rule, at, taken) })) : [],
      visits: rows.map(row => shownVisit(visitOf(row), ctx.now)),
    },
  )
}

export const registerVisit: HandlerOf<Services['registerVisit']> = async ({ input, ctx }) => {
  const { admissionId, startsAt, visitorName, relation } = input
  const one = await ownAdmission(ctx, admissionId)
  if (isRefused(one)) return one
  if (one.status !== 'in_hospital') return refuse('not_in_hospital')
  const ward = await wardOf(ctx, one)
  const time = ward && visitTimes(ward.rule, ctx.now).find(at => at.startsAt === startsAt)
  if (!ward || !time) return refuse('visit_closed')
  // Whoever registers on a ward is alone: places are counted once.
  await sql`select from ward_visiting where ward_id = ${ward.wardId} for update`.execute(ctx.db)
  if (leftAt(ward.rule, time, await takenOn(ctx, ward.wardId, admissionId)) === 0) return refuse('visit_full')
  await visits.begin(
    ctx,
    { admissionId, wardId: ward.wardId, visitorName, relation, ...time, createdAt: ctx.now },
    { event: 'register', by: 'patient', to: 'registered' },
  )
  await announce(ctx, one, await watchersOf(ctx, one))
  await noteActFor(ctx, {
    action: 'inpatient.visit',
    personId: one.personId,
    recordType: 'admission',
    recordId: admissionId,
  })
  return true
}

export async function takeVisit({ db }: Pick<Ctx, 'db'>, visitId: string): Promise<Visit | undefined> {
  const row = await db.selectFrom('stayVisit').selectAll().where('visitId', '=', visitId).forUpdate().executeTakeFirst()
  return row && visitOf(row)
}

export const cancelVisit: HandlerOf<Services['cancelVisit']> = async ({ input, ctx }) => {
  const held = await takeVisit(ctx, input.visitId)
  if (!held) return refuse('not_found')
  const one = await ownAdmission(ctx, held.admissionId)
  if (isRefused(one)) return one
  if (!(await visits.transition(ctx, held, 'cancel', 'patient'))) return refuse('cannot_now')
  await announce(ctx, one, await watchersOf(ctx, one))
  await noteActFor(ctx, {
    action: 'inpatient.visit',
    personId: one.personId,
    recordType: 'stay_visit',
    recordId: held.visitId,
  })
  return true
}

/** Nobody came. */
export async function missVisit(ctx: Ctx, one: Visit) {
  const moved = await visits.transition(ctx, one, 'lapse', 'clock')
  const admission = moved && (await takeAdmission(ctx, one.admissionId))
  if (admission) await announce(ctx, admission, await watchersOf(ctx, admission))
  return moved
}
