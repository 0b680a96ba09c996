export { refundInFull } from '../payment/public.ts'
export { personForConsult } from '../people/public.ts'
