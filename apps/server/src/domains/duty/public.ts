/** For whoever needs somebody of a department now. */
export { isOnDuty, onDuty } from './duty.table.ts'
