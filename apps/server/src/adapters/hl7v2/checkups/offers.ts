import type { CheckupCentre, CheckupPackage } from '../../../ports/hospital-checkups.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'

/** Centres and packages as the settings say them: v2 has no message for them. */
export const offersOf = ({ checkups }: Hl7Hospital): { centres: CheckupCentre[]; packages: CheckupPackage[] } => ({
  centres: Object.entries(checkups?.centres ?? {}).map(([centreCode, { times: _, ...centre }]) => ({
    centreCode,
    ...centre,
  })),
  packages: Object.entries(checkups?.packages ?? {}).map(([packageCode, one]) => ({ packageCode, ...one })),
})
