import { maskMobile } from '@nethos/contract/common/masking.ts'
import { grantAskRefusals } from '@nethos/contract/grants/grants.refusals.ts'
import { isTooYoungAt } from '@nethos/contract/grants/grants.rules.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { mobileOf } from '../account/public.ts'
import type { PersonToAsk } from '../people/public.ts'
import { askedMobileOf } from './grant.table.ts'
import { lastAnswerOf } from './grant-rows.table.ts'

export type NotAskable = 'too_young' | 'is_self' | 'age_unknown' | 'no_mobile' | 'own_mobile'

/**
 * The person's own phone: the one that his own verified account logs in with; else the one that he has answered by
 * before; else the one recorded for him. Whoever acts for him cannot move it once he has spoken.
 */
const ownMobile = async (ctx: Ctx, person: PersonToAsk, answeredBy: string | undefined): Promise<string> =>
  person.ownAccountId ? mobileOf(ctx, person.ownAccountId) : (answeredBy ?? person.mobile)

interface Asked {
  mobile: string
  /** He has spoken before: who asks him again may see which phone that was. */
  hasAnswered: boolean
}

/** Nobody learns a number, nor that there is an account, by adding a person: it is shown once he has answered. */
export const shownMobile = ({ mobile, hasAnswered }: Asked): string => (hasAnswered ? maskMobile(mobile) : '')

/** The phone that a request goes to, or why none can be sent. */
export async function whomToAsk(ctx: Ctx<AccountCaller>, person: PersonToAsk): Promise<Asked | { why: NotAskable }> {
  if (person.isSelf) return { why: 'is_self' }
  if (person.birthOn === null) return { why: 'age_unknown' }
  if (isTooYoungAt(person.birthOn, ctx.now)) return { why: 'too_young' }
  const before = await lastAnswerOf(ctx, person.personId, person.idCardHash)
  const mobile = await ownMobile(ctx, person, before && askedMobileOf(ctx, before))
  if (mobile === '') return { why: 'no_mobile' }
  return mobile === (await mobileOf(ctx, ctx.caller.accountId))
    ? { why: 'own_mobile' }
    : { mobile, hasAnswered: before !== undefined }
}

/** The same for a page: one sentence, or the masked number. */
export const inWords = (asked: Asked | { why: NotAskable }) =>
  'why' in asked
    ? { notAskable: grantAskRefusals[asked.why].sentence as string, askedMobile: '' }
    : { notAskable: '', askedMobile: shownMobile(asked) }
