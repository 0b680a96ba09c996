/** What other domains show of a person's accounts at hospitals. */
export { HospitalAccounts } from './parts/hospital-accounts.tsx'
/** Where one is treated: hospitals with their campuses. */
export { campuses, hospitalsOf, type HospitalWithCampuses } from './hospitals.ts'
