import { dayAndTime } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { listQuery, shownRow } from './consult-list.table.ts'
import { isNamedAt } from './named.ts'

/** The caller's own consults and his teams', by the patient's name or the number; renewals are found as such. */
export const consultLookup: LookupPart = {
  kind: 'consult',
  find: async (ctx, word) => {
    const found = await listQuery(ctx, 'staffUnread')
      .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
      .where(isNamedAt(ctx, { word, most: lookupEach }))
      .orderBy('consult.lastAt', 'desc')
      .limit(lookupEach)
      .execute()
    return found.map(row => {
      const { consultId, consulterName, consultType, consultStatus, lastAt } = shownRow(row, ctx.now)
      return {
        id: consultId,
        title: `${consulterName} · ${consultTypeLabels[consultType]}`,
        note: `${consultStates[consultStatus].label} · ${dayAndTime(lastAt)}`,
        person: { accountId: row.accountId, personId: row.personId },
      }
    })
  },
}
