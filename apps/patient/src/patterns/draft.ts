import { draftsAt } from '@nethos/calls/form/drafts.ts'

export const { forgetDrafts, claimDrafts, useDraft } = draftsAt({
  prefix: 'nethos.draft.',
  ownerPlace: 'nethos.drafts-of',
})
