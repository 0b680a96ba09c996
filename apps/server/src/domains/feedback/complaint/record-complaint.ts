import type { complaintOfficeServices } from '@nethos/contract/feedback/complaint-office.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { accountsForOffice } from '../../account/public.ts'
import { transcriptOf } from '../../consult/public.ts'
import { sealedFor } from '../feedback.table.ts'
import { openCase } from './complaint.life.ts'

type Service = (typeof complaintOfficeServices)['recordComplaint']

export const recordComplaint: HandlerOf<Service> = async ({ input, ctx, refuse }) => {
  const { accountId, cameBy, content, contact, contactWay } = input
  const [account] = await accountsForOffice(ctx, [accountId])
  if (!account) return refuse('not_found')
  if (account.accountState === 'closed') return refuse('account_closed')
  const consultId = input.consultId || null
  if (consultId && !(await isConsultOf(ctx, consultId, accountId))) return refuse('not_found')
  const { feedbackId } = await ctx.db
    .insertInto('feedback')
    .values({
      accountId,
      kind: 'complaint',
      content,
      contact,
      contactWaySealed: contactWay === '' ? null : ctx.runtime.sealer.sealText(contactWay, sealedFor),
      createdAt: new Date(ctx.now),
    })
    .returning('feedbackId')
    .executeTakeFirstOrThrow()
  await openCase(ctx, { feedbackId, consultId, cameBy }, 'operator')
  await ctx.announce('operators', 'complaint', feedbackId)
  await ctx.announce({ accountId }, 'feedback', feedbackId)
  await ctx.audit({ action: 'complaint.record', accountId, recordType: 'complaint', recordId: feedbackId })
  return { feedbackId }
}

const isConsultOf = async (ctx: Ctx<StaffCaller>, consultId: string, accountId: string): Promise<boolean> =>
  (await transcriptOf(ctx, consultId))?.accountId === accountId
