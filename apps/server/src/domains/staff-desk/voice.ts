import type { ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

/** In whose name a member of staff speaks to a patient; undefined when he is no doctor or nurse. */
export async function voiceOf({
  db,
  caller,
}: Ctx<StaffCaller>): Promise<
  { replierType: ReplierType; replierId: string; replierName: string; senderIdentity: string } | undefined
> {
  if (caller.docId === null) return undefined
  const doctor = await db
    .selectFrom('doctor')
    .select(['docName', 'docTitle', 'docType'])
    .where('docId', '=', caller.docId)
    .executeTakeFirst()
  return (
    doctor && {
      replierType: doctor.docType as ReplierType,
      replierId: caller.docId,
      replierName: doctor.docName,
      senderIdentity: doctor.docTitle,
    }
  )
}
