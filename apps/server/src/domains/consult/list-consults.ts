import { sql } from 'kysely'
import { payWaitSeconds } from '@nethos/contract/consult/consult.rights.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { missing } from './acting.ts'
import { listQuery, shownRow } from './consult-list.table.ts'
import { findConsult, openConsults } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'
import { headOf } from './head.ts'

/** What waits for the patient comes first: an answer that is not read, then a bill; an account has few consults to sort. */
const awaitsPatient = (now: number) => {
  const state = consults.stateNow(now)
  return sql<number>`case when ${state} = 'unpaid' then 1 when ${state} in ('cancelled', 'expired') then 2
    when consult.patient_unread > 0 then 0 else 2 end`
}

export const listConsults: HandlerOf<typeof consultServices.listConsults> = async ({ input, ctx }) => {
  const { consultStatus, consultType, personId, pageNum, pageSize } = input
  let query = listQuery(ctx, 'patientUnread')
  if (consultStatus && consultStatus !== 'all') {
    query = query.where(
      consults.stateNow(ctx.now),
      'in',
      consultStatus === 'cancelled' ? ['cancelled', 'expired'] : [consultStatus],
    )
  }
  if (consultType) query = query.where('consult.consultType', '=', consultType)
  if (personId) query = query.where('consult.personId', '=', personId)
  const found = await query
    .orderBy(awaitsPatient(ctx.now))
    .orderBy('consult.createdAt', 'desc')
    .orderBy('consult.consultId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shownRow(row, ctx.now))
}

export const openConsult: HandlerOf<typeof consultServices.openConsult> = async ({ input, ctx }) => {
  const open = (await openConsults(ctx, input)).map(one => consults.asOf(one, ctx.now))
  return {
    consultId: open.find(one => one.consultStatus === 'going' || one.consultStatus === 'unpaid')?.consultId ?? null,
  }
}

export const unpaidConsult: HandlerOf<typeof consultServices.unpaidConsult> = async ({ input, ctx }) => {
  const unpaid = (await openConsults(ctx, input))
    .map(one => consults.asOf(one, ctx.now))
    .find(one => one.consultStatus === 'unpaid')
  return { consultId: unpaid?.consultId ?? null, payWaitSeconds: unpaid ? payWaitSeconds(unpaid, ctx.now) : 0 }
}

export const goingConsult: HandlerOf<typeof consultServices.goingConsult> = async ({ input, ctx }) => {
  let query = listQuery(ctx, 'patientUnread').where(consults.stateNow(ctx.now), '=', 'going')
  if (input.docId) query = query.where('consult.docId', '=', input.docId)
  if (input.personId) query = query.where('consult.personId', '=', input.personId)
  const row = await query.orderBy('consult.createdAt', 'desc').limit(1).executeTakeFirst()
  return row ? shownRow(row, ctx.now) : null
}

export const syncConsult: HandlerOf<typeof consultServices.syncConsult> = async ({ input, ctx }) => {
  const found = await findConsult(ctx, input.consultId)
  if (!found) return missing(ctx, input.consultId)
  const consult = consults.asOf(found, ctx.now)
  return { ...headOf(consult), payWaitSeconds: payWaitSeconds(consult, ctx.now) }
}
