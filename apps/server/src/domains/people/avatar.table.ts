import { sql } from 'kysely'
import type { PeopleScope } from './person.table.ts'

/** Hangs an own picture on a person. False when it is not the caller's upload or no picture (docs/product/security.md, traps). */
export async function hangAvatar({ db, caller }: PeopleScope, personId: string, attaId: string): Promise<boolean> {
  const own = db
    .selectFrom('attachment')
    .select(['attaId', sql.lit('person').as('recordType'), sql.val(personId).as('recordId')])
    .where('attaId', '=', attaId)
    .where('ownerAccountId', '=', caller.accountId)
    .where('kind', '=', 'picture')
  if (!(await own.executeTakeFirst())) return false
  await db
    .insertInto('attachmentUse')
    .columns(['attaId', 'recordType', 'recordId'])
    .expression(own)
    .onConflict(on => on.doNothing())
    .execute()
  return true
}
