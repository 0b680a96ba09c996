/** What pages with something to write say of emergencies. */
export { Emergency, EmergencyIn, EmergencyLine } from './parts/emergency.tsx'
export { useEmergency, useEmergencyOf } from './use-emergency.ts'
export type { Emergencies } from './use-triage.ts'
