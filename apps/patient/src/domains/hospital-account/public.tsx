/** What other domains show of a person's accounts at hospitals. */
export { HospitalAccounts } from './parts/hospital-accounts.tsx'
/** The visit cards of somebody, and the way to bind him. */
export { cards } from './hospital-account.calls.ts'
export { bindPage } from './hospital-account.links.ts'
/** Where one is treated: hospitals with their campuses. */
export { campuses, hospitalsOf, type HospitalWithCampuses } from './hospitals.ts'
