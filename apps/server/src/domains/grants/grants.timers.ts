import type { GrantEvent } from '@nethos/contract/grants/grants.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { notifyManager } from './answer.ts'
import { grants, transitionGrant } from './grant.lifecycle.ts'
import type { GrantRow } from './grant.table.ts'

const ends = (event: GrantEvent) => async (ctx: Ctx, row: GrantRow) => {
  const ended = await transitionGrant(ctx, row, event, 'clock')
  if (ended) await notifyManager(ctx, ended)
  return ended
}

/** Requests without an answer lapse, grants come to their end. Read before the clock has come by, they have ended all the same. */
export const grantTimer = grants.timer('grant', { lapse: ends('lapse'), expire: ends('expire') })
