import { auditDeskServices } from '@nethos/contract/audit/audit-desk.services.ts'
import { lookServices } from '@nethos/contract/audit/looks.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { listAudit } from './list-audit.ts'
import { listLooks } from './list-looks.ts'

export const auditDomain: Domain = {
  services: [...implement(lookServices, { listLooks }), ...implement(auditDeskServices, { listAudit })],
}
