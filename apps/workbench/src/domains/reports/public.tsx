/** The reports of the patient of a consult, beside the talk. */
export { ReportsOfConsult } from './parts/reports-of-consult.tsx'
