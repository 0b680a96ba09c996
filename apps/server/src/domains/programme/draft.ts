import type { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import type { Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { currentDocument } from '../../editions/editions.ts'
import { hourly } from '../../jobs/periodic.ts'
import { mayActFor, personForConsult } from '../people/public.ts'
import { programmeKind } from './programme.kind.ts'

type Services = typeof programmeServices
const mostOfDraft = 60_000
const lasts = 90 * 86_400_000

export const applicationDraft: HandlerOf<Services['applicationDraft']> = async ({ input, ctx }) => {
  const row = await ctx.db
    .selectFrom('programmeDraft')
    .select(['edition', 'offerCode', 'personId', 'answers', 'savedAt'])
    .where('accountId', '=', ctx.caller.accountId)
    .where('code', '=', input.code)
    .executeTakeFirst()
  if (!row) return null
  const { personId, answers, savedAt, ...rest } = row
  return { ...rest, personId: personId ?? '', answers: answers as Record<string, never>, savedAt: savedAt.getTime() }
}

export const saveApplicationDraft: HandlerOf<Services['saveApplicationDraft']> = async ({ input, ctx }) => {
  const personId = input.personId || null
  if (personId !== null) {
    const person = await personForConsult(ctx, personId)
    if (!person) return refuse('not_found')
    const may = await mayActFor(ctx, person.personId, 'consult')
    if (may !== true) return may
  }
  const answers = JSON.stringify(input.answers satisfies Answers)
  if (answers.length > mostOfDraft) return refuse('draft_too_large')
  const found = await currentDocument(ctx.db, programmeKind, input.code)
  if (!found?.document.application) return refuse('programme_closed')
  const { code, edition, offerCode } = input
  const savedAt = new Date(Math.min(input.typedAt ?? ctx.now, ctx.now))
  const draft = { edition, offerCode, personId, answers, savedAt }
  await ctx.db
    .insertInto('programmeDraft')
    .values({ accountId: ctx.caller.accountId, code, ...draft })
    // Two requests of one page may overtake each other.
    .onConflict(conflict =>
      conflict.columns(['accountId', 'code']).doUpdateSet(draft).where('programmeDraft.savedAt', '<=', savedAt),
    )
    .execute()
  return true
}

/** It was sent: what was filled in stands in the application. */
export const forgetDraft = async ({ db, caller }: Ctx<AccountCaller>, code: string): Promise<void> =>
  void (await db
    .deleteFrom('programmeDraft')
    .where('accountId', '=', caller.accountId)
    .where('code', '=', code)
    .execute())

/** Of an account that is closed. */
export const forgetDrafts = async ({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> =>
  void (await db.deleteFrom('programmeDraft').where('accountId', '=', accountId).execute())

/** What nobody has gone on with is forgotten. */
export const draftTimer = hourly('programme.drafts', async ({ db, now }) => {
  await db
    .deleteFrom('programmeDraft')
    .where('savedAt', '<', new Date(now() - lasts))
    .execute()
})
