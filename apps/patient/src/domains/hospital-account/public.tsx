/** What other domains show of a person's accounts at hospitals. */
export { HospitalAccounts } from './parts/hospital-accounts.tsx'
