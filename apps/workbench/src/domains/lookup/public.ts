export { lookUp } from './lookup.calls.ts'
export { kindLabels, placeOf } from './places.ts'
