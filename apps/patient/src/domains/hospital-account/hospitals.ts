import { query } from '@nethos/calls/query.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import type { Campus } from '@nethos/contract/hospital-account/hospital-account.schemas.ts'

export const campuses = () => query(bindingServices.listCampuses, {})

export interface HospitalWithCampuses {
  hosId: string
  hosName: string
  areaName: string
  campuses: Campus[]
}

/** Campuses under their hospital: they share its files and its clinics, so a hospital is one choice. */
export function hospitalsOf(rows: readonly Campus[]): HospitalWithCampuses[] {
  const hospitals = new Map<string, HospitalWithCampuses>()
  for (const row of rows) {
    const { groupId, hosName, areaName } = row
    const hospital = hospitals.get(groupId) ?? { hosId: groupId, hosName, areaName, campuses: [] }
    hospital.campuses.push(row)
    hospitals.set(groupId, hospital)
  }
  return [...hospitals.values()]
}
