import type { ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { answererName } from '../../doctors/public.ts'
import type { Consult } from '../consult.table.ts'

/**
 * In whose name a member of staff speaks to a patient: his own, or his team's, and then it is said who writes;
 * undefined when he is no doctor or nurse.
 */
export async function voiceOf(
  ctx: Ctx<StaffCaller>,
  consult: Pick<Consult, 'docId' | 'teamId'>,
): Promise<{ replierType: ReplierType; replierId: string; replierName: string; senderIdentity: string } | undefined> {
  if (ctx.caller.docId === null) return undefined
  const doctor = await ctx.db
    .selectFrom('doctor')
    .select(['docName', 'docTitle', 'docType'])
    .where('docId', '=', ctx.caller.docId)
    .executeTakeFirst()
  if (!doctor) return undefined
  const voice = { replierType: doctor.docType as ReplierType, replierId: ctx.caller.docId }
  return consult.teamId === null
    ? { ...voice, replierName: doctor.docName, senderIdentity: doctor.docTitle }
    : {
        ...voice,
        replierName: await answererName(ctx, consult),
        senderIdentity: `${doctor.docName} ${doctor.docTitle}`,
      }
}
