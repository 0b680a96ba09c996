import { sql } from 'kysely'
import { lockMinutes, passwordTries } from '@nethos/contract/account/account.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

type Scope = Pick<Ctx, 'db' | 'runtime' | 'now'>

/** Whose tries are counted: a mobile, a staff login, an ID number, known or not, or a member of staff's codes. */
export interface TriedName {
  side: 'patient' | 'staff' | 'identity' | 'staff-code'
  name: string
}

const keyOf = ({ runtime }: Scope, { side, name }: TriedName) => keyedHash(runtime.keys.lookup, `login ${side} ${name}`)

/**
 * Counts a try before the password is looked at, so that no number of processes or parallel calls gets more than five.
 * False while the name is locked. The fifth locks; a right password unlocks again (forgive).
 */
export async function countLoginTry(scope: Scope, tried: TriedName): Promise<boolean> {
  const now = new Date(scope.now)
  const lockedUntil = new Date(scope.now + lockMinutes * 60_000)
  const { rows } = await sql`
    insert into login_failure as kept (key, failures) values (${keyOf(scope, tried)}, 1)
    on conflict (key) do update set
      failures = case when kept.locked_until <= ${now} then 1 else kept.failures + 1 end,
      locked_until = case when kept.locked_until is null and kept.failures + 1 >= ${passwordTries} then ${lockedUntil}::timestamptz end
    where kept.locked_until is null or kept.locked_until <= ${now}
    returning failures`.execute(scope.db)
  return rows.length > 0
}

/** The right password came, or the right captcha: the wrong ones before it are forgotten. */
export async function forgive(scope: Scope, tried: TriedName): Promise<void> {
  await scope.db.deleteFrom('loginFailure').where('key', '=', keyOf(scope, tried)).execute()
}

/** Until when each of the names is locked; null: it is not. */
export async function lockedUntil(scope: Scope, tried: readonly TriedName[]): Promise<(number | null)[]> {
  const keys = tried.map(one => keyOf(scope, one))
  const rows = await scope.db
    .selectFrom('loginFailure')
    .select(['key', 'lockedUntil'])
    .where('key', 'in', keys)
    .where('lockedUntil', '>', new Date(scope.now))
    .execute()
  return keys.map(key => rows.find(row => row.key.equals(key))?.lockedUntil?.getTime() ?? null)
}
