import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { drugPage, findDrug } from './drug.table.ts'

export const findDrugs: HandlerOf<typeof renewalServices.findDrugs> = ({ input, ctx }) => drugPage(ctx, input)

export const drugDetail: HandlerOf<typeof renewalServices.drugDetail> = async ({ input, ctx, refuse }) =>
  (await findDrug(ctx, input.drugId)) ?? refuse('not_found')
