import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers } from '../notify/public.ts'
import type { Application } from './application.table.ts'

/**
 * Every nurse hears of it in the way that she has chosen, with the doctor whose application it is, or those whom the
 * programme names while it is nobody's; the desk's list changes at once.
 */
export async function notifyOfFlag(ctx: Ctx, { applicationId, docId, document }: Application): Promise<void> {
  const doctors = docId ? [docId] : document.experts.docIds
  const staff = sql`select staff_id from staff where role = 'nurse' or doc_id = any(${doctors})`
  await notifyMembers(ctx, staff, { kind: 'new', link: `/applications/${applicationId}` })
  await ctx.announce('operators', 'application', applicationId)
}
