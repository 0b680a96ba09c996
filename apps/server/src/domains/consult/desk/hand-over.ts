import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { consults } from '../consult.lifecycle.ts'
import { findConsult, takeConsult, type Consult } from '../consult.table.ts'
import { answeringWith, giveTo } from '../give-to.ts'
import { mayHandOver } from './place.ts'

/** Who else of the department of whom was asked may answer. Whom was asked, too, when another answers. */
const colleaguesIn = (ctx: Ctx<StaffCaller>, { docId, coverDocId }: Consult) =>
  answeringWith(ctx, docId).where('doctor.docId', '<>', coverDocId ?? docId)

export const listColleagues: HandlerOf<typeof consultDeskServices.listColleagues> = async ({ input, ctx, refuse }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  return colleaguesIn(ctx, consult).limit(200).execute()
}

export const handOver: HandlerOf<typeof consultDeskServices.handOver> = async ({ input, ctx, refuse }) => {
  const taken = await takeConsult(ctx, input.consultId)
  if (!taken) return refuse('not_found')
  const consult = consults.asOf(taken, ctx.now)
  if (!mayHandOver(ctx, consult)) return refuse('cannot_hand_over')
  const to = input.docId || consult.docId
  const isBack = to === consult.docId
  const colleague = isBack
    ? undefined
    : await colleaguesIn(ctx, consult).where('doctor.docId', '=', to).executeTakeFirst()
  if (!isBack && !colleague) return refuse('no_colleague')
  if ((colleague?.docId ?? null) !== consult.coverDocId) await giveTo(ctx, consult, colleague)
  return true
}
