/** For domains whose bills are paid here (registry/own-bills.ts). */
export { closeOwnBill } from './own.ts'
