/** For zones that show somebody's stays. */
export { admissionsOf } from './inpatient.calls.ts'
