/**
 * For every domain whose patients go a way with us: `startPathway` with a document that has no problems, then what becomes
 * known: `setAnchor`, `recordEvent`, `completeTask`; `stopPathway` when it is over before its time (docs/decisions/0142).
 * All in the caller's transaction, each safe to repeat.
 */
export { startPathway } from './start-pathway.ts'
export { recordEvent, setAnchor, stopPathway } from './pathway-changes.ts'
export { ownPathways } from './plans.ts'
export { ownTasksFor } from './own-tasks.ts'
export { readPathwayOf, taskIdOf } from './read-pathway.ts'
export { completeTask } from './complete-task.ts'
/** A plan inside another document, as HL7 FHIR R4 out and in. */
export { toPlanDefinition, type PlanDefinition } from './fhir/plan-definition.ts'
export { readPlanDefinition } from './fhir/read-plan-definition.ts'
