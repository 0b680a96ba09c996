import { sql } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { visitDeskServices, WardVisiting } from '@nethos/contract/inpatient/visit.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { isRefused, lookedThrough, refuse, type Ctx, type HandlerOf, type Refused } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { putMessage } from '../../messages/public.ts'
import { announce } from '../admission.life.ts'
import { watchersOf, whoseFile } from '../../people/public.ts'
import { takeAdmission } from '../admission.table.ts'
import { visitOf, visits, type Visit } from '../visit.life.ts'
import { shownVisit, takeVisit } from '../visits.ts'

type Services = typeof visitDeskServices

export const deskVisits: HandlerOf<Services['deskVisits']> = async ({ input, ctx }) => {
  const { onDay, pageNum, pageSize } = input
  const rows = await ctx.db
    .selectFrom('stayVisit')
    .innerJoin('admission', 'admission.admissionId', 'stayVisit.admissionId')
    .innerJoin('ward', 'ward.wardId', 'stayVisit.wardId')
    .leftJoin('wardBed', 'wardBed.bedId', 'admission.bedId')
    .innerJoinLateral(whoseFile('admission.hosId', 'admission.recordNumber'), on => on.onTrue())
    .selectAll('stayVisit')
    .select(['whose.personName', 'whose.personId', 'whose.accountId', 'ward.wardName', 'wardBed.bedNo'])
    .where('stayVisit.startsAt', '>=', new Date(startOfDay(onDay)))
    .where('stayVisit.startsAt', '<', new Date(startOfDay(addDays(onDay, 1))))
    .orderBy('stayVisit.startsAt')
    .orderBy('stayVisit.visitId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const all = rows.map(({ personName, personId: _p, accountId: _a, wardName, bedNo, ...row }) => {
    const { canCancel: _c, ...shown } = shownVisit(visitOf(row), ctx.now)
    return { ...shown, personName, wardName, bedNo: bedNo ?? '' }
  })
  return lookedThrough(
    rows.slice(0, pageSize).map(({ accountId, personId }) => ({ accountId, personId })),
    pageOf(all, { pageNum, pageSize }),
  )
}

async function decided(
  ctx: Ctx<StaffCaller>,
  visitId: string,
  event: 'confirm' | 'refuse',
  reason = '',
): Promise<Visit | Refused<'not_found' | 'visit_moved'>> {
  const held = await takeVisit(ctx, visitId)
  if (!held) return refuse('not_found')
  const moved = await visits.transition(ctx, held, event, 'operator', { reason })
  if (!moved) return refuse('visit_moved')
  const admission = await takeAdmission(ctx, held.admissionId)
  const watchers = admission ? await watchersOf(ctx, admission) : []
  if (admission) await announce(ctx, admission, watchers)
  const [first] = watchers
  await ctx.audit({
    action: 'inpatient.visit',
    recordType: 'stay_visit',
    recordId: visitId,
    ...(first && { accountId: first.accountId, personId: first.personId }),
  })
  if (event === 'refuse')
    for (const { accountId, personId, personName: person } of watchers)
      await putMessage(ctx, {
        accountId,
        type: 'visit_refused',
        values: { person },
        link: inpatientPages.ward.to({ compatId: personId }),
        about: { recordType: 'stay_visit', recordId: visitId },
      })
  return moved
}

export const confirmVisit: HandlerOf<Services['confirmVisit']> = async ({ input, ctx }) => {
  const moved = await decided(ctx, input.visitId, 'confirm')
  return isRefused(moved) ? moved : true
}

export const refuseVisit: HandlerOf<Services['refuseVisit']> = async ({ input, ctx }) => {
  const moved = await decided(ctx, input.visitId, 'refuse', input.reason)
  return isRefused(moved) ? moved : true
}

/** What a ward begins with; nothing is registered until it opens. */
const usual = { isOpen: false, opens: '15:00', closes: '20:00', minutes: 60, perPatient: 2, wardPlaces: 20 }

export const wardsVisiting: HandlerOf<Services['wardsVisiting']> = async ({ ctx }) => {
  const rows = await ctx.db
    .selectFrom('ward')
    .innerJoin('hospital', 'hospital.hosId', 'ward.hosId')
    .leftJoin('wardVisiting as rule', 'rule.wardId', 'ward.wardId')
    .select(['ward.wardId', 'ward.wardName', 'hospital.hosName'])
    .select(['rule.isOpen', 'rule.opens', 'rule.closes', 'rule.minutes', 'rule.perPatient', 'rule.wardPlaces'])
    .orderBy('hospital.hosName')
    .orderBy('ward.wardName')
    .orderBy('ward.wardId')
    .limit(500)
    .execute()
  return rows.map((row): WardVisiting => ({
    wardId: row.wardId,
    wardName: row.wardName,
    hosName: row.hosName,
    isOpen: row.isOpen ?? usual.isOpen,
    opens: row.opens ?? usual.opens,
    closes: row.closes ?? usual.closes,
    minutes: row.minutes ?? usual.minutes,
    perPatient: row.perPatient ?? usual.perPatient,
    wardPlaces: row.wardPlaces ?? usual.wardPlaces,
  }))
}

export const setVisiting: HandlerOf<Services['setVisiting']> = async ({ input, ctx }) => {
  const { wardId, rule } = input
  const fields = { ...rule, updatedBy: ctx.caller.staffId, updatedAt: new Date(ctx.now) }
  const { rows } = await sql`select from ward where ward_id = ${wardId}`.execute(ctx.db)
  if (rows.length === 0) return refuse('not_found')
  await ctx.db
    .insertInto('wardVisiting')
    .values({ wardId, ...fields })
    .onConflict(on => on.column('wardId').doUpdateSet(fields))
    .execute()
  await ctx.audit({ action: 'inpatient.visiting', recordType: 'ward', recordId: wardId })
  return true
}
