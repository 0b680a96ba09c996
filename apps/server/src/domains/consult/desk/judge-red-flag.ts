import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { judgeAlarm } from '../../triage/public.ts'
import { takeConsult } from '../consult.table.ts'

export const judgeRedFlag: HandlerOf<typeof consultDeskServices.judgeRedFlag> = async ({ input, ctx, refuse }) => {
  const consult = await takeConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  const place = { recordType: 'consult', recordId: consult.consultId } as const
  return (await judgeAlarm(ctx, place, input.flag, input.verdict)) ? true : refuse('not_found')
}
