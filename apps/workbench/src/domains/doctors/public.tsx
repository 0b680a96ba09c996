/** Where a doctor or a team can be. */
export { places } from './doctors.calls.ts'
export { PlaceFields, wrongInPlace } from './parts/place-fields.tsx'
