import { query } from '@nethos/calls/query.ts'
import { auditDeskServices as services } from '@nethos/contract/audit/audit-desk.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type AuditRow = OutputOf<typeof services.listAudit>['rows'][number]

export const auditLines = (filter: SentOf<typeof services.listAudit>) => query(services.listAudit, filter)
