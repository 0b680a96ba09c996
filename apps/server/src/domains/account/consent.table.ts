import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

type Scope = Pick<Ctx<AccountCaller>, 'db' | 'now' | 'caller'>

/** A module without a standing text of its own has one version for ever. */
const versionOf = (agreement: string) =>
  sql<string>`coalesce((select version from content_text where key = ${agreement}), '1')`

export async function findConsent(
  { db, caller }: Scope,
  agreement: string,
): Promise<{ isGiven: boolean; version: string }> {
  const { rows } = await sql<{ isGiven: boolean; version: string }>`
    select version, exists (
      select from consent
      where account_id = ${caller.accountId} and agreement = ${agreement} and consent.version = today.version and withdrawn_at is null
    ) as is_given
    from (select ${versionOf(agreement)} as version) as today`.execute(db)
  return firstOf(rows)
}

/** Given twice, it stands once. */
export async function addConsent({ db, caller, now }: Scope, agreement: string): Promise<void> {
  await db
    .insertInto('consent')
    .values({ accountId: caller.accountId, agreement, version: versionOf(agreement), givenAt: new Date(now) })
    .onConflict(on => on.doNothing())
    .execute()
}

/** Agreed to once and taken back since, in all versions: its module must not go on (docs/product/needs.md 45). */
export async function isWithdrawn({ db, caller }: Scope, agreement: string): Promise<boolean> {
  const { rows } = await sql<{ isWithdrawn: boolean }>`
    select count(*) > 0 and count(*) filter (where withdrawn_at is null) = 0 as is_withdrawn
    from consent where account_id = ${caller.accountId} and agreement = ${agreement}`.execute(db)
  return firstOf(rows).isWithdrawn
}

const most = 200

export const consentsOf = ({ db, caller }: Scope) =>
  db
    .selectFrom('consent')
    .leftJoin('contentText', 'contentText.key', 'consent.agreement')
    .select([
      'consent.agreement',
      'consent.version',
      'consent.givenAt',
      'consent.withdrawnAt',
      'contentText.version as publishedVersion',
      'contentText.title as publishedTitle',
    ])
    .where('consent.accountId', '=', caller.accountId)
    .orderBy('consent.givenAt', 'desc')
    .orderBy('consent.consentId', 'desc')
    .limit(most)
    .execute()

/** In all versions; false when none stands. */
export async function withdraw({ db, caller, now }: Scope, agreement: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consent')
    .set({ withdrawnAt: new Date(now) })
    .where('accountId', '=', caller.accountId)
    .where('agreement', '=', agreement)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
