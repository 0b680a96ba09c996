import { askedHours, type GrantDays, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { grantStates, type GrantEvent } from '@nethos/contract/grants/grants.status.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import type { Actor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { grantOf, mobileHashOf, mobileSealedFor, type GrantRow } from './grant.table.ts'

export const grants = lifecycleOf({
  table: 'personGrant',
  id: 'grantId',
  states: grantStates,
  starts: ['asked', 'refused'],
  history: 'personGrantMove',
  due: ['dueAt'],
  columns: 'all',
  read: grantOf,
  instants: ['askedAt', 'askedUntil', 'answeredAt', 'endsAt', 'endedAt'],
  services: {
    give: ownSayServices.answerGrant,
    refuse: ownSayServices.answerGrant,
    revoke: ownSayServices.revokeGrant,
    replace: 'a newer grant of the same person to the same account takes its place',
    withdraw: grantServices.endGrant,
    hand_back: grantServices.endGrant,
  },
})

export interface NewGrant {
  accountId: string
  personId: string
  idCardHash: Buffer | null
  mobile: string
  keyHash: Buffer
  scopes: GrantScope[]
  days: GrantDays
}

type Writing = Pick<Ctx, 'db' | 'now' | 'caller'>

/** A request; or the no of somebody who was never asked. */
export async function beginGrant(
  ctx: Writing & Pick<Ctx, 'runtime'>,
  { mobile, ...row }: NewGrant,
  beginning: 'asked' | 'refused' = 'asked',
): Promise<GrantRow> {
  const { runtime, now } = ctx
  const isAsked = beginning === 'asked'
  const values = {
    ...row,
    mobileHash: mobileHashOf(runtime, mobile),
    mobileSealed: runtime.sealer.sealText(mobile, mobileSealedFor),
    askedAt: now,
    askedUntil: now + askedHours * 3_600_000,
    endsAt: null,
    // The page of the request says that his number comes with it.
    mayBeCalled: isAsked,
    ...(!isAsked && { answeredAt: now, endedAt: now, endedBy: 'person' }),
  }
  const begun = await grants.begin(ctx, values, {
    event: isAsked ? 'ask' : 'refuse',
    by: isAsked ? 'manager' : 'person',
    to: beginning,
  })
  if (!begun) throw new Error(`a request for ${row.personId} waits already, or its key was given out before`)
  return begun
}

/** A transition, with who has answered or ended it. The row must be held. */
export const transitionGrant = (
  ctx: Writing,
  row: GrantRow,
  event: GrantEvent,
  by: Actor,
  changes: Partial<Pick<GrantRow, 'scopes' | 'endsAt' | 'keyHash'>> = {},
): Promise<GrantRow | undefined> =>
  grants.transition(ctx, row, event, by, {
    ...changes,
    ...((event === 'give' || event === 'refuse') && { answeredAt: ctx.now }),
    ...(event !== 'give' && { endedAt: ctx.now, endedBy: by === 'person' || by === 'manager' ? by : 'clock' }),
  })
