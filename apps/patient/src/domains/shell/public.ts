/** What other domains take of the apps around us: who we are to them, and the way to ask. */
export { NoTicket } from './parts/no-ticket.tsx'
export { useScan } from './use-scan.ts'
export { usePayer, type Payer } from './use-payer.ts'
export { useShellTicket } from './use-shell-ticket.ts'
export { useShellName } from './way.ts'
