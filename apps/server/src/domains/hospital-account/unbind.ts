import type { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { removeAccount } from './hospital-account.table.ts'
import { listCampusRows } from './hospital.table.ts'

export const listCampuses: HandlerOf<typeof bindingServices.listCampuses> = ({ ctx }) => listCampusRows(ctx)

export const unbind: HandlerOf<typeof bindingServices.unbind> = async ({ input, ctx, refuse }) => {
  const removed = await removeAccount(ctx, input.hospitalAccountId)
  if (!removed) return refuse('not_found')
  await ctx.audit({
    action: 'hospital.unbind',
    accountId: ctx.caller.accountId,
    personId: removed.personId,
    recordType: 'hospital_account',
    recordId: input.hospitalAccountId,
  })
  return true
}
