import { draftsAt } from '@nethos/calls/form/drafts.ts'

/** What staff have typed and not sent. An expired session keeps it for the one who typed it, and for nobody else. */
export const { forgetDrafts, claimDrafts, useDraft } = draftsAt({
  prefix: 'nethos.staff.draft.',
  ownerPlace: 'nethos.staff.drafts-of',
})
