import { sql } from 'kysely'
import { historyKeys, type History } from '@nethos/contract/record/record.rules.ts'
import { type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { rowsOfHuman } from '../people/public.ts'

export type Histories = Record<History, string> & { allergyClasses: AllergyClass[] }

const nothing: Histories = {
  ...(Object.fromEntries(historyKeys.map(key => [key, ''])) as Record<History, string>),
  allergyClasses: [],
}

/** What is told of somebody's health. Whoever asks has shown before that he may see this person. */
export async function readHistories({ db }: { db: Db }, personId: string): Promise<Histories> {
  const row = await db
    .selectFrom('healthFile')
    .select([...historyKeys, 'allergyClasses'])
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row ? ({ ...row } as Histories) : nothing
}

/** The files of the same human being in other accounts, the newest first. */
export async function filesOfOthers(ctx: Pick<Ctx, 'db' | 'caller'>, personId: string): Promise<Histories[]> {
  const rows = await ctx.db
    .selectFrom('healthFile')
    .select([...historyKeys, 'allergyClasses'])
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where('personId', '<>', personId)
    .orderBy('changedAt', 'desc')
    .execute()
  return rows as Histories[]
}

/** Saves what is given and leaves the rest; false when he is not one of the caller's people. */
export async function saveHistories(
  { db, caller, now }: Ctx<AccountCaller>,
  personId: string,
  changes: Partial<Histories>,
): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const own = db
    .selectFrom('person')
    .select(['personId', sql.val(new Date(now)).as('changedAt')])
    .where('personId', '=', personId)
    .where('accountId', '=', caller.accountId)
    .where('removedAt', 'is', null)
  await db
    .insertInto('healthFile')
    .columns(['personId', 'changedAt'])
    .expression(own)
    .onConflict(on => on.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('healthFile')
    .set({ ...given, changedAt: new Date(now) })
    .where('personId', 'in', own.clearSelect().select('personId'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
