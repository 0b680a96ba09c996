import { sql } from 'kysely'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { isNamedRenewal } from '../consult/public.ts'
import { listQuery, shownRow } from './shown-renewal.ts'

/** What the caller decides on or reviews, by the patient's name or the number. */
export const renewalLookup: LookupPart = {
  kind: 'renewal',
  find: async (ctx, word) => {
    const found = await listQuery(ctx)
      .where(isNamedRenewal(sql`renewal.consult_id`, word))
      .orderBy('renewal.createdAt', 'desc')
      .limit(lookupEach)
      .execute()
    return found.map(row => {
      const { consultId, personName, drugNames, statusLabel, createdAt } = shownRow(row, ctx.now)
      return {
        id: consultId,
        title: `${personName} · ${drugNames[0] ?? '续方'}`,
        note: `${statusLabel} · ${dayAndTime(createdAt)}`,
        person: { accountId: row.accountId, personId: row.personId },
      }
    })
  },
}
