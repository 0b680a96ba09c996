/** One tap for each alarm, wherever a patient's words raised it. */
export { RedFlagVerdicts } from './parts/red-flag-verdicts.tsx'
/** The same of a record that stays as it is: whether there was a reason, of each that fired. */
export { AlarmVerdicts } from './parts/alarm-verdicts.tsx'
