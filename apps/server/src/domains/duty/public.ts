/** For whoever needs somebody of a department now. */
export { isAway } from './away.ts'
export { isOnDuty, onDuty } from './duty.table.ts'
