import { findAccount, findOldestAccount } from './hospital-account.table.ts'
import { findHospital } from './hospital.table.ts'
import type { PeopleScope } from '../people/public.ts'

export { askHospital } from './ask-hospital.ts'
export { findHospital } from './hospital.table.ts'

/** Where one of the caller's people is bound: at this hospital (or campus), or else where he was first. */
export async function boundAt(
  scope: PeopleScope,
  personId: string,
  hosId?: string | null,
): Promise<{ hosId: string; recordNumber: string } | undefined> {
  if (!hosId) return findOldestAccount(scope, personId)
  const hospital = await findHospital(scope, hosId)
  return hospital && findAccount(scope, personId, hospital.hosId)
}
