import type { exportServices } from '@nethos/contract/audit/export.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const writeExport: HandlerOf<typeof exportServices.writeExport> = async ({ input, ctx }) => {
  const { list, address, rows } = input
  await ctx.audit({ action: 'list.export', recordType: 'list export', recordId: `${address} ${list} ${rows}` })
  return true
}
