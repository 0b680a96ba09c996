import { findAccount, findOldestAccount } from './hospital-account.table.ts'
import { findHospital } from './hospital.table.ts'
import type { PeopleScope } from '../people/public.ts'

export { askHospital } from './ask-hospital.ts'
export { findHospital } from './hospital.table.ts'

/** The record number that one of the caller's people has at a hospital, or anywhere; undefined: he is not bound. */
export async function accountNumberAt(
  scope: PeopleScope,
  personId: string,
  hosId?: string,
): Promise<string | undefined> {
  if (hosId === undefined) return (await findOldestAccount(scope, personId))?.recordNumber
  return (await findAccount(scope, personId, hosId))?.recordNumber
}

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
