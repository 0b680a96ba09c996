import { draftsAt } from '@nethos/calls/form/drafts.ts'

export const { forgetDrafts, claimDrafts, useDraft } = draftsAt({
  prefix: 'nethos.draft.',
  // What somebody searched for says what he has: on a phone of several people it goes, too.
  others: ['nethos.recent.'],
  ownerPlace: 'nethos.drafts-of',
})
