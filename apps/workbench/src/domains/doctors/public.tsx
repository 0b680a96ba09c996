/** Where a doctor or a team can be. */
export { departments, places } from './doctors.calls.ts'
export { PlaceFields, wrongInPlace } from './parts/place-fields.tsx'
