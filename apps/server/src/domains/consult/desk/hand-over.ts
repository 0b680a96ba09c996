import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { addNotice } from '../consult-message.table.ts'
import { notifyAnswerers } from '../consult.news.ts'
import { notices } from '../consult.notices.ts'
import { consults } from '../consult.lifecycle.ts'
import { tell } from '../consult.life.ts'
import { findConsult, takeConsult, type Consult } from '../consult.table.ts'
import { mayHandOver } from './place.ts'

/** Who else of the department of whom was asked may answer: he works here and can log in. Whom was asked, too, when another answers. */
const colleaguesIn = ({ db }: Ctx<StaffCaller>, { docId, coverDocId }: Consult) =>
  db
    .selectFrom('doctor')
    .innerJoin('staff', 'staff.docId', 'doctor.docId')
    .select(['doctor.docId', 'doctor.docName', 'doctor.docTitle'])
    .where('staff.isActive', '=', true)
    .where('staff.role', '=', 'doctor')
    .where('doctor.isActive', '=', true)
    .where('doctor.docId', '<>', coverDocId ?? docId)
    .where('doctor.gbDeptCode', '=', eb =>
      eb.selectFrom('doctor as asked').select('asked.gbDeptCode').where('asked.docId', '=', docId),
    )
    .orderBy('doctor.docName')
    .orderBy('doctor.docId')

export const listColleagues: HandlerOf<typeof consultDeskServices.listColleagues> = async ({ input, ctx, refuse }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  return colleaguesIn(ctx, consult).limit(200).execute()
}

/** Price, review and promise stay with whom the patient has asked, and he still sees it (docs/decisions/0111). */
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
  const coverDocId = colleague?.docId ?? null
  if (coverDocId === consult.coverDocId) return true
  await ctx.db.updateTable('consult').set({ coverDocId }).where('consultId', '=', consult.consultId).execute()
  const { docName } = await ctx.db
    .selectFrom('doctor')
    .select('docName')
    .where('docId', '=', consult.docId)
    .executeTakeFirstOrThrow()
  const notice = colleague ? notices.handedOver(docName, colleague.docName) : notices.takenBack(docName)
  await addNotice(ctx, consult, notice, 'both')
  await ctx.audit({
    action: 'consult.hand_over',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  await notifyAnswerers(ctx, consult.consultId)
  await tell(ctx, consult, 'both')
  if (colleague) await tell(ctx, { ...consult, coverDocId }, 'staff')
  return true
}
