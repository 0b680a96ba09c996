import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { renewalTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { noteActFor } from '../people/public.ts'
import { conclude, callOff } from './renewal.life.ts'
import { missing, takeRenewal } from './renewal.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { listQuery, readRenewal, shownRow } from './shown-renewal.ts'

export const listRenewals: HandlerOf<typeof renewalServices.listRenewals> = async ({ input, ctx }) => {
  const { tab, personId, pageNum, pageSize } = input
  let query = listQuery(ctx)
  if (tab && tab !== 'all') query = query.where(renewals.stateNow(ctx.now), 'in', renewalTabs[tab].statuses)
  if (personId) query = query.where('renewal.personId', '=', personId)
  const found = await query
    .orderBy('renewal.createdAt', 'desc')
    .orderBy('renewal.consultId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shownRow(row, ctx.now))
}

export const renewalDetail: HandlerOf<typeof renewalServices.renewalDetail> = async ({ input, ctx }) => {
  const detail = await readRenewal(ctx, input.consultId)
  if (!detail) return missing(ctx, input.consultId)
  return looked({ personId: detail.personId, recordId: input.consultId }, detail)
}

/** 取消申请, before it is paid. */
export const withdrawRenewal: HandlerOf<typeof renewalServices.withdrawRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return missing(ctx, input.consultId)
  const ended = await callOff(ctx, renewal, 'withdraw', 'patient', '申请已取消')
  if (!ended) return refuse('cannot_cancel')
  const { personId, consultId } = ended
  await noteActFor(ctx, { action: 'renewal.cancel', personId, recordType: 'renewal', recordId: consultId })
  return true
}

export const receiveRenewal: HandlerOf<typeof renewalServices.receiveRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return missing(ctx, input.consultId)
  const done = await conclude(ctx, renewal, 'receive', 'patient')
  if (!done) return refuse('cannot_receive')
  const { personId, consultId } = done
  await noteActFor(ctx, { action: 'renewal.receive', personId, recordType: 'renewal', recordId: consultId })
  return true
}
