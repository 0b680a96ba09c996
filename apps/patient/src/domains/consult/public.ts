/** What other domains ask of consults. */
export { consultDetail } from './consult.calls.ts'
export { sentPage } from './consult.links.ts'
