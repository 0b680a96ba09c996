import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { wakeAnswerers } from './alarm/wake-answerers.ts'
import { addNotice } from './consult-message.table.ts'
import { notify } from './consult.life.ts'
import { notifyAnswerers } from './consult.news.ts'
import { notices } from './consult.notices.ts'
import type { Consult } from './consult.table.ts'

/** Going, in writing, and not bought for a length of time: a colleague may answer it. */
export const isHandable = (consult: Consult): boolean =>
  consult.consultStatus === 'going' &&
  consult.teamId === null &&
  consult.servedUntil === null &&
  consult.consultType !== 'DRUGPIC' &&
  consult.consultType !== 'RENEWAL_OF_CONSULTATION' &&
  !isVideo(consult)

/** Doctors of his department who work here and can log in, he himself among them. */
export const answeringWith = ({ db }: Pick<Ctx, 'db'>, docId: string | null) =>
  db
    .selectFrom('doctor')
    .innerJoin('staff', 'staff.docId', 'doctor.docId')
    .select(['doctor.docId', 'doctor.docName', 'doctor.docTitle'])
    .where('staff.isActive', '=', true)
    .where('staff.role', '=', 'doctor')
    .where('doctor.isActive', '=', true)
    .where('doctor.gbDeptCode', '=', eb =>
      eb
        .selectFrom('doctor as asked')
        .select('asked.gbDeptCode')
        .where('asked.docId', '=', docId ?? ''),
    )
    .orderBy('doctor.docName')
    .orderBy('doctor.docId')

/** Undefined: back to whom the patient has asked. Price, review and promise stay with him (docs/decisions/0111). */
export async function giveTo(
  ctx: Ctx,
  consult: Consult,
  colleague: { docId: string; docName: string } | undefined,
): Promise<void> {
  const coverDocId = colleague?.docId ?? null
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
  await wakeAnswerers(ctx, consult.consultId)
  await notify(ctx, consult, 'both')
  if (colleague) await notify(ctx, { ...consult, coverDocId }, 'staff')
}
