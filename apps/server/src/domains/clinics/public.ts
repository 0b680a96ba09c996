/** What others may ask of what can be booked. */
export { clinicPlacesOf } from './doctor.table.ts'
