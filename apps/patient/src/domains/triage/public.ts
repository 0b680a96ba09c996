/** What pages with something to write say of emergencies. */
export { Emergency, EmergencyIn, EmergencyLine } from './parts/emergency.tsx'
export { useEmergency } from './use-emergency.ts'
