/** What other domains ask of a patient's words. */
export { emergenciesIn } from './engine.ts'
export { judgeAlarm, logAlarms } from './alarm.table.ts'
