import { randomUUID } from 'node:crypto'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { toEighteen } from '@nethos/contract/common/id-card.ts'
import { checksMost } from '@nethos/contract/people/people.rules.ts'
import { sql } from 'kysely'
import type { IdentityAnswer } from '../../ports/identity.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { idCardHash } from './person.facts.ts'
import type { PeopleScope } from './person.table.ts'

/** A try that nobody has answered by then never will be. */
const patienceMs = 60_000

/** How often this ID number may still be asked about today, by whichever account. */
export async function checksLeft(scope: PeopleScope, idCard: string): Promise<number> {
  const { asked } = await scope.db
    .selectFrom('realNameTry')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('idCardHash', '=', idCardHash(scope, idCard))
    .where('at', '>=', new Date(startOfDay(dayOf(scope.now))))
    .where(eb => eb.or([eb('outcome', 'is not', null), eb('at', '>', new Date(scope.now - patienceMs))]))
    .executeTakeFirstOrThrow()
  return Math.max(0, checksMost - asked)
}

/** Begins a try, if there is one left; its id. Two at once wait for each other: the count decides. */
export async function beginCheck(scope: PeopleScope, idCard: string): Promise<string | undefined> {
  const hash = idCardHash(scope, idCard)
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(8)})`.execute(scope.db)
  if ((await checksLeft(scope, idCard)) === 0) return undefined
  const tryId = randomUUID()
  await scope.db
    .insertInto('realNameTry')
    .values({ tryId, idCardHash: hash, accountId: scope.caller.accountId, at: new Date(scope.now) })
    .execute()
  return tryId
}

export async function endCheck({ db, caller }: PeopleScope, tryId: string, outcome: IdentityAnswer): Promise<void> {
  await db
    .updateTable('realNameTry')
    .set({ outcome })
    .where('tryId', '=', tryId)
    .where('accountId', '=', caller.accountId)
    .execute()
}

const proofHash = ({ runtime }: PeopleScope, name: string, idCard: string): Buffer =>
  keyedHash(runtime.keys.lookup, `real name ${name} ${toEighteen(idCard)}`)

/** Whether the register has said before that they belong together. */
export const isProved = async (scope: PeopleScope, name: string, idCard: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('realNameProof')
    .select('provedAt')
    .where('proofHash', '=', proofHash(scope, name, idCard))
    .executeTakeFirst()) !== undefined

export async function saveProof(scope: PeopleScope, name: string, idCard: string): Promise<void> {
  await scope.db
    .insertInto('realNameProof')
    .values({ proofHash: proofHash(scope, name, idCard), provedAt: new Date(scope.now) })
    .onConflict(on => on.doNothing())
    .execute()
}

/** Whether the account has agreed to that module's text, in any version. */
export const hasAgreed = async ({ db, caller }: PeopleScope, agreement: string): Promise<boolean> =>
  (await db
    .selectFrom('consent')
    .select('consentId')
    .where('accountId', '=', caller.accountId)
    .where('agreement', '=', agreement)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()) !== undefined
