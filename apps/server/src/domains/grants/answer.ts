import { grantEndsAt, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { entryAbout } from '../people/public.ts'
import type { GrantRow } from './grant.table.ts'
import { transitionGrant } from './grant.lifecycle.ts'
import { givenBefore } from './grant-rows.table.ts'

/** Pages of the account that acts hear of it at once: what they may no longer show goes. */
export const notifyManager = (ctx: Ctx, { accountId, grantId }: GrantRow): Promise<void> =>
  ctx.announce({ accountId }, 'grant', grantId)

const note = (ctx: Ctx, action: 'grant.give' | 'grant.refuse' | 'grant.revoke', row: GrantRow): Promise<void> =>
  ctx.audit({
    action,
    accountId: row.accountId,
    personId: row.personId,
    recordType: 'grant',
    recordId: row.grantId,
  })

interface Given {
  /** Less than was asked for, if he likes. */
  scopes?: readonly GrantScope[] | undefined
  keyHash?: Buffer
}

/** The person says yes. Earlier grants of his to the same account give way to this one. */
export async function give(ctx: Ctx, row: GrantRow, { scopes, keyHash }: Given = {}): Promise<GrantRow | undefined> {
  const fewer = scopes && row.scopes.filter(one => scopes.includes(one as GrantScope))
  const endsAt = grantEndsAt((await entryAbout(ctx, row.personId)).birthOn, row.days, ctx.now)
  const given = await transitionGrant(ctx, row, 'give', 'person', {
    endsAt,
    ...(fewer && fewer.length > 0 && { scopes: fewer }),
    ...(keyHash && { keyHash }),
  })
  if (!given) return undefined
  for (const before of await givenBefore(ctx, given)) await transitionGrant(ctx, before, 'replace', 'person')
  await notifyManager(ctx, given)
  await note(ctx, 'grant.give', given)
  return given
}

/** The person says no, or takes back what he gave. */
export async function sayNo(ctx: Ctx, row: GrantRow, event: 'refuse' | 'revoke'): Promise<GrantRow | undefined> {
  const ended = await transitionGrant(ctx, row, event, 'person')
  if (!ended) return undefined
  await notifyManager(ctx, ended)
  await note(ctx, `grant.${event}`, ended)
  return ended
}
