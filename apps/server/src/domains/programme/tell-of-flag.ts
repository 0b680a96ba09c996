import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers } from '../notify/public.ts'
import type { Application } from './application.table.ts'

/** Every nurse hears of it in the way that she has chosen, with the one whose application it is; the desk's list changes at once. */
export async function tellOfFlag(ctx: Ctx, { applicationId, docId }: Application): Promise<void> {
  const staff = docId
    ? sql`select staff_id from staff where role = 'nurse' or doc_id = ${docId}`
    : sql`select staff_id from staff where role = 'nurse'`
  await notifyMembers(ctx, staff, { kind: 'new', link: `/applications/${applicationId}` })
  await ctx.announce('operators', 'application', applicationId)
}
