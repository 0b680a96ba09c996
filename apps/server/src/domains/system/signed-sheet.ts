import type { Ctx } from '../../calls/handler.ts'

export interface SignedSheet {
  ownerStaffId: string
  fileName: string
  byteSize: number
  storageKey: string
}

/** Hangs a PDF that was made and signed here on its record: who may see the record may see it. */
export async function hangSheet(
  { db, now }: Ctx,
  sheet: SignedSheet,
  on: { recordType: string; recordId: string; part: string },
): Promise<string> {
  const { attaId } = await db
    .insertInto('attachment')
    .values({ ...sheet, kind: 'pdf', mediaType: 'application/pdf', createdAt: new Date(now) })
    .returning('attaId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('attachmentUse')
    .values({ attaId, ...on, position: 0 })
    .execute()
  return attaId
}
