/** One tap for each alarm, wherever a patient's words raised it. */
export { RedFlagVerdicts } from './parts/red-flag-verdicts.tsx'
