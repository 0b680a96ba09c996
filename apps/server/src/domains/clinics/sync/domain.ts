import type { Domain } from '../../../domains.ts'
import { askHospital, lineDue, listHospital } from './line.jobs.ts'
import { hospitalPushes } from './push.ts'

/** Keeps our copy of what the hospitals offer: by listing, by asking, by being told. */
export const clinicSyncDomain: Domain = {
  services: [],
  jobs: [listHospital, askHospital],
  dues: [lineDue],
  web: hospitalPushes,
}
