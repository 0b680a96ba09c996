/** What other domains ask of consults. */
export { consultDetail, startTeamConsult } from './consult.calls.ts'
export { askTeam, sentPage } from './consult.links.ts'
export { AskingForm } from './parts/asking-form.tsx'
export { useEndConsult } from './parts/use-end-consult.ts'
export { useAskingDraft } from './use-asking-draft.ts'
export { useChosenPerson } from './parts/use-chosen-person.ts'
export { askedIn, useIssuing } from './parts/use-issuing.ts'
