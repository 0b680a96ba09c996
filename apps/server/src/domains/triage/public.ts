/** What other domains ask of a patient's words. */
export { adviseWriter } from './advise.ts'
export { emergenciesIn, emergenciesOf, isCalmByLast } from './engine.ts'
export { publishedEdition } from './edition.table.ts'
export { alarmsElsewhere, alarmsIn, judgeAlarm, logAlarms, type AlarmOf } from './alarm.table.ts'
