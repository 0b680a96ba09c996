import type { questionnaireDeskServices } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import { contactsOf } from '../people/public.ts'
import { submissionAt } from './submission.table.ts'

/** Each number once, the person's own first. An account that was closed has none any more. */
export const submissionContacts: HandlerOf<(typeof questionnaireDeskServices)['submissionContacts']> = async ({
  input: { submissionId },
  ctx,
  refuse,
}) => {
  const sent = await submissionAt(ctx, submissionId)
  if (!sent?.isFlagged) return refuse('not_found')
  const { accountId, personId } = sent
  const person = await contactsOf(ctx, personId)
  const isOpen = await ctx.db
    .selectFrom('account')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  const all = [
    { whose: 'person' as const, name: person?.name ?? '', mobile: person?.mobile ?? '' },
    { whose: 'guardian' as const, name: person?.guardian?.name ?? '', mobile: person?.guardian?.mobile ?? '' },
    { whose: 'account' as const, name: '', mobile: isOpen ? await mobileOf(ctx, accountId) : '' },
  ]
  const rows = all.filter(({ mobile }, at) => mobile !== '' && all.findIndex(other => other.mobile === mobile) === at)
  return looked({ accountId, personId, recordId: submissionId }, rows)
}
