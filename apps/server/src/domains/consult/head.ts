import { statusDescription } from '@nethos/contract/consult/consult.rights.ts'
import type { ConsultHead } from '@nethos/contract/consult/consult.schemas.ts'
import type { Consult } from './consult.table.ts'

/** What every reply about a consult tells of its state. */
export const headOf = (consult: Consult): ConsultHead => ({
  consultId: consult.consultId,
  consultType: consult.consultType,
  consultStatus: consult.consultStatus,
  consultStatusDescription: statusDescription(consult),
  feeCents: consult.feeCents,
})
