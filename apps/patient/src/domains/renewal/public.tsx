/** What the page of a consult shows of one that is a renewal. */
export { RenewalBlock, RenewalSide } from './parts/consult-block.tsx'
/** What the page of outpatient bills lists. */
export { renewals } from './renewal.calls.ts'
