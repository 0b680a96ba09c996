import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers } from '../notify/public.ts'
import { deskPage, doctorsInHand, type Application } from './application.table.ts'

/**
 * Every nurse hears of it in the way that she has chosen, with the doctor or the team whose application it is, or those
 * whom the programme names while it is nobody's; the desk's list changes at once.
 */
export async function notifyOfFlag(ctx: Ctx, one: Application): Promise<void> {
  const { applicationId, document } = one
  const inHand = await doctorsInHand(ctx, one)
  const doctors = inHand.length > 0 ? inHand : document.experts.docIds
  const staff = sql`select staff_id from staff where role = 'nurse' or doc_id = any(${doctors})`
  await notifyMembers(ctx, staff, { kind: 'new', link: deskPage(applicationId) })
  await ctx.announce('operators', 'application', applicationId)
}
