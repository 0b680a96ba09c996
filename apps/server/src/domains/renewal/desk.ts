import type { renewalDeskServices } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { AuditLine, Ctx, HandlerOf } from '../../calls/handler.ts'
import { callOff } from './renewal.life.ts'
import { takeRenewal, type Renewal } from './renewal.table.ts'

export type Desk = Ctx<StaffCaller>

export const headOf = ({ consultId, status }: Pick<Renewal, 'consultId' | 'status'>) => ({
  consultId,
  status,
  statusLabel: renewalStates[status].label,
})

/** A line of the audit log about this renewal. */
export const note = (
  ctx: Desk,
  action: AuditLine['action'],
  { accountId, personId, consultId }: Renewal,
): Promise<void> => ctx.audit({ action, accountId, personId, recordType: 'renewal', recordId: consultId })

export const refuseRenewal: HandlerOf<typeof renewalDeskServices.refuseRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const ended = await callOff(ctx, renewal, 'refuse', 'doctor', input.reason)
  if (!ended) return refuse('cannot_refuse')
  await note(ctx, 'renewal.refuse', ended)
  return headOf(ended)
}
