/** What other domains ask of a patient's words. */
export { emergenciesByLast, emergenciesIn } from './engine.ts'
export { publishedEdition } from './edition.table.ts'
export { judgeAlarm, logAlarms } from './alarm.table.ts'
