import { auditDeskServices } from '@nethos/contract/audit/audit-desk.services.ts'
import { exportServices } from '@nethos/contract/audit/export.services.ts'
import { lookServices } from '@nethos/contract/audit/looks.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { listAudit } from './list-audit.ts'
import { writeExport } from './write-export.ts'
import { listLooks } from './list-looks.ts'

export const auditDomain: Domain = {
  archive: archiveParts,
  demo: [
    {
      name: 'looks',
      after: ['staff', 'video'],
      load: async scope => (await import('./demo-looks.ts')).loadDemoLooks(scope),
    },
  ],
  services: [
    ...implement(lookServices, { listLooks }),
    ...implement(auditDeskServices, { listAudit }),
    ...implement(exportServices, { writeExport }),
  ],
}
