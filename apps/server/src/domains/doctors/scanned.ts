import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { follow } from './follow.table.ts'

interface Scanned {
  docId?: string | null | undefined
  exclusiveCodeId?: string | null | undefined
}

export const doctorOfCode = async ({ db }: Pick<Ctx, 'db'>, exclusiveCodeId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('exclusiveCode')
      .select('docId')
      .where('exclusiveCodeId', '=', exclusiveCodeId)
      .executeTakeFirst()
  )?.docId

/** Whose code was scanned is followed by whoever has registered with it (core 7); a code that is none is passed over. */
export async function followScanned(ctx: Ctx<AccountCaller>, { docId, exclusiveCodeId }: Scanned): Promise<void> {
  const scanned = exclusiveCodeId ? await doctorOfCode(ctx, exclusiveCodeId) : docId
  const followId = scanned ? await follow(ctx, scanned) : undefined
  if (scanned && followId) await ctx.announce({ docId: scanned }, 'follow', followId)
}
