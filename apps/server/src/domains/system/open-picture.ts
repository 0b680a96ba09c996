import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { hangFiles, ownFiles } from './own-files.ts'

interface Changed {
  recordType: string
  recordId: string
  /** The picture that stands there now; empty: none. */
  before: string
  /** The picture that shall stand there. */
  after: string
}

/**
 * Puts a picture of the caller's own uploading up in the place of another one, which then is nobody's any more. False when
 * it is no picture of his: a patient's file is never put up. Who it is shown to says the record's domain (`openFiles`).
 */
export async function putUpPicture(
  ctx: Ctx<StaffCaller>,
  { recordType, recordId, before, after }: Changed,
): Promise<boolean> {
  if (after === before) return true
  const files = await ownFiles(ctx, [after], ['picture'])
  if (!files) return false
  await takeDownPicture(ctx, { recordType, recordId, before })
  await hangFiles(ctx, { recordType, recordId, part: '' }, files)
  return true
}

/** Of what stood there nothing is shown any more. */
export async function takeDownPicture(
  { db }: Ctx<StaffCaller>,
  { recordType, recordId, before }: Omit<Changed, 'after'>,
): Promise<void> {
  await db
    .deleteFrom('attachmentUse')
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .where('attaId', '=', before)
    .execute()
}
