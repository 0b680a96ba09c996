/** Where a doctor or a team can be. */
export { departments, places } from './doctors.calls.ts'
export { PlaceFields, wrongInPlace } from './parts/place-fields.tsx'
/** What a doctor or a team sells for a length of time. */
export { ServiceList } from './timed-service/service-list.tsx'
