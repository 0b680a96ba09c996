import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { takeConsult } from '../consult.table.ts'
import { assign } from '../team.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { placeIn } from './place.ts'

export const assignConsult: HandlerOf<typeof consultDeskServices.assignConsult> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const consult = consults.asOf(taken, ctx.now)
  const { isChief, members } = await placeIn(ctx, consult)
  if (!isChief || consult.consultStatus !== 'going') return refuse('cannot_assign')
  const member = input.docId ? members.find(one => one.docId === input.docId) : null
  if (member === undefined) return refuse('no_member')
  await assign(ctx, consult, member)
  await ctx.audit({
    action: 'consult.assign',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  return true
}
