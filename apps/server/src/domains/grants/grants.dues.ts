import type { GrantEvent } from '@nethos/contract/grants/grants.status.ts'
import type { Due } from '../../jobs/job.ts'
import { tellManager } from './answer.ts'
import { moveGrant } from './grant.table.ts'
import { dueGrants } from './grant-rows.table.ts'

/** Requests without an answer lapse, grants come to their end. Read before the clock has come by, they have ended all the same. */
export const grantDue: Due = {
  name: 'grant',
  carryOut: ({ transact }) =>
    transact(async ctx => {
      const due = await dueGrants(ctx)
      for (const row of due) {
        const event: GrantEvent = row.status === 'asked' ? 'lapse' : 'expire'
        const ended = await moveGrant(ctx, row, event, 'clock')
        if (ended) await tellManager(ctx, ended)
      }
      return due.length
    }),
}
