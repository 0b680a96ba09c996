import { sql } from 'kysely'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers, notifyStaff, noticesSeen } from '../notify/public.ts'
import { linkTo } from './ask-second.ts'
import type { Renewal } from './renewal.table.ts'

const reviewPage = (consultId: string): string => `/prescriptions/${consultId}`

/** Applied for, or given back: its doctor is to decide. */
export const doctorIsToDecide = (ctx: Ctx, { docId, consultId }: Renewal): Promise<void> =>
  notifyStaff(ctx, sql`select ${docId}::text`, { kind: 'waits', link: linkTo(consultId) })

/** Signed: any pharmacist may review it. */
export const pharmacistIsToReview = (ctx: Ctx, { consultId }: Renewal): Promise<void> =>
  notifyMembers(ctx, sql`select one.staff_id from staff as one where one.role = 'pharmacist'`, {
    kind: 'waits',
    link: reviewPage(consultId),
  })

/** He has decided: of this one he is to hear nothing more. */
export async function hasDecided(ctx: Ctx<StaffCaller>, { consultId }: Renewal): Promise<void> {
  for (const link of [linkTo(consultId), reviewPage(consultId)]) await noticesSeen(ctx, ctx.caller.staffId, { link })
}
