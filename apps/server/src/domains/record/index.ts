import { restoreHours } from '@nethos/contract/record/record.rules.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { treatmentServices } from '@nethos/contract/record/treatment.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import type { Due } from '../../jobs/job.ts'
import { getHealthFile, getIllness, keepHealthFile, keepIllness } from './health-file.ts'
import { maySeeTreatment } from './rights.ts'
import { forgetRemoved } from './treatment.table.ts'
import {
  addTreatment,
  changeTreatment,
  getTreatment,
  listTreatments,
  removeTreatment,
  restoreTreatment,
} from './treatments.ts'

const hourMs = 3_600_000
let lastSlot = 0

/** Once an hour: what was deleted, and can no longer be fetched back, goes for good. */
const forgetTreatments: Due = {
  name: 'treatment.forget',
  async carryOut({ db, now }) {
    const slot = Math.floor(now() / hourMs)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await forgetRemoved({ db }, now() - restoreHours * hourMs)
    return 0
  },
}

export const recordDomain: Domain = {
  services: [
    ...implement(recordServices, { getHealthFile, keepHealthFile, getIllness, keepIllness }),
    ...implement(treatmentServices, {
      listTreatments,
      getTreatment,
      addTreatment,
      changeTreatment,
      removeTreatment,
      restoreTreatment,
    }),
  ],
  dues: [forgetTreatments],
  fileRights: { treatment: maySeeTreatment },
}
