import { restoreHours } from '@nethos/contract/record/record.rules.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { treatmentServices } from '@nethos/contract/record/treatment.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { hourly } from '../../jobs/periodic.ts'
import { archiveParts } from './archive-parts.ts'
import { getHealthFile, getIllness, saveHealthFile, saveIllness } from './health-file.ts'
import { recordOf } from './public.ts'
import { maySeeTreatment } from './rights.ts'
import { forgetRemoved } from './treatment.table.ts'
import {
  addTreatment,
  changeTreatment,
  getTreatment,
  listRemovedTreatments,
  listTreatments,
  removeTreatment,
  restoreTreatment,
} from './treatments.ts'

const hourMs = 3_600_000

/** What was deleted, and can no longer be fetched back, goes for good. */
const forgetTreatments = hourly('treatment.forget', ({ db, now }) =>
  forgetRemoved({ db }, now() - restoreHours * hourMs),
)

export const recordDomain: Domain = {
  archive: archiveParts,
  demo: [
    {
      name: 'records',
      after: ['accounts'],
      load: async scope => (await import('./demo-record.ts')).loadDemoRecords(scope),
    },
  ],
  healthRecord: recordOf,
  services: [
    ...implement(recordServices, { getHealthFile, saveHealthFile, getIllness, saveIllness }),
    ...implement(treatmentServices, {
      listTreatments,
      listRemovedTreatments,
      getTreatment,
      addTreatment,
      changeTreatment,
      removeTreatment,
      restoreTreatment,
    }),
  ],
  timers: [forgetTreatments],
  fileRights: { treatment: maySeeTreatment },
}
