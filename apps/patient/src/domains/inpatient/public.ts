/** For zones that show somebody's stays. */
export { admissionsOf, stayOf } from './inpatient.calls.ts'
