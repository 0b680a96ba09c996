import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { judgeAlarm } from '../../triage/public.ts'
import { takeConsult } from '../consult.table.ts'
import { takeOffFlag } from '../red-flags.table.ts'

export const judgeRedFlag: HandlerOf<typeof consultDeskServices.judgeRedFlag> = async ({ input, ctx, refuse }) => {
  const { consultId, flag, verdict } = input
  const consult = await takeConsult(ctx, consultId)
  if (!consult) return refuse('not_found')
  if (!(await judgeAlarm(ctx, { recordType: 'consult', recordId: consultId }, flag, verdict)))
    return refuse('not_found')
  if (verdict === 'wrong') await takeOffFlag(ctx, consultId, flag)
  return true
}
