import { lineDeskServices } from '@nethos/contract/clinics/line-desk.services.ts'
import { implement } from '../../../calls/handler.ts'
import type { Domain } from '../../../domain.ts'
import { fetchLine, listLines } from './desk-lines.ts'
import { showHospitals } from './hospital-figures.ts'
import { askHospital, lineTimer, listHospital } from './line.jobs.ts'
import { hospitalPushes } from './push.ts'
import { tidyTimer } from './tidy.ts'

/** Keeps our copy of what the hospitals offer: by listing, by asking, by being told. */
export const clinicSyncDomain: Domain = {
  services: implement(lineDeskServices, { listLines, fetchLine }),
  jobs: [listHospital, askHospital],
  timers: [lineTimer, tidyTimer],
  web: (app, inside) => {
    hospitalPushes(app, inside)
    showHospitals(inside.registry, inside.db, () => inside.runtime.clock.now())
  },
}
