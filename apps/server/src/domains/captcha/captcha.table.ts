import { sql } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

/** What a captcha is good for, and nothing else. */
export type CaptchaPurpose =
  | 'login'
  | 'password'
  | 'mobile'
  | 'person'
  | 'person_mobile'
  | 'grant'
  | 'bind'
  | 'closing'
  | 'archive'
  | 'like'
  | 'annual_report'

export interface NewCaptcha {
  cid: string
  purpose: CaptchaPurpose
  mobile: string
  code: string
  expiresAt: number
}

/** What somebody brings who says that he holds a mobile. */
export interface CaptchaProof {
  /** Several: it may have been sent for any of them. */
  purpose: CaptchaPurpose | readonly CaptchaPurpose[]
  cid: string
  captcha: string
  /** Left out where the captcha itself says which mobile it went to. */
  mobile?: string | undefined
}

type Scope = Pick<Ctx, 'db' | 'now' | 'runtime' | 'caller'>

const mobileSealedFor = 'captcha.mobile'
const mobileHash = (runtime: Runtime, mobile: string) => keyedHash(runtime.keys.lookup, `captcha.mobile ${mobile}`)
const codeHash = (runtime: Runtime, cid: string, code: string) =>
  keyedHash(runtime.keys.lookup, `captcha.code ${cid} ${code}`)

/** Asked for by somebody who is logged in, for something of his: nobody else can use these. */
const accountsOwn: readonly CaptchaPurpose[] = [
  'mobile',
  'person',
  'person_mobile',
  'grant',
  'closing',
  'archive',
  'like',
]
const accountOf = (caller: Caller) => (caller.kind === 'account' ? caller.accountId : null)

/** Two sends to one mobile wait for each other until the transaction ends, in whichever process they run. */
export async function lockMobile({ db, runtime }: Scope, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${mobileHash(runtime, mobile).readBigInt64BE()})`.execute(db)
}

/** When captchas went to this mobile since then, newest first; of all purposes. */
export async function sentSince({ db, runtime }: Scope, mobile: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('captcha')
    .select('createdAt')
    .where('mobileHash', '=', mobileHash(runtime, mobile))
    .where('createdAt', '>', new Date(since))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(row => row.createdAt.getTime())
}

export async function addCaptcha(
  { db, runtime, now, caller }: Scope,
  { cid, purpose, mobile, code, expiresAt }: NewCaptcha,
): Promise<void> {
  await db
    .insertInto('captcha')
    .values({
      cid,
      purpose,
      mobileHash: mobileHash(runtime, mobile),
      mobileSealed: runtime.sealer.sealText(mobile, mobileSealedFor),
      accountId: accountsOwn.includes(purpose) ? accountOf(caller) : null,
      codeHash: codeHash(runtime, cid, code),
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
    .execute()
}

/** The captcha that was sent for this and can still be used: by its cid, never by its code. */
function openChallenges({ db, runtime, now, caller }: Scope, { cid, purpose, mobile }: Partial<CaptchaProof>) {
  let rows = db
    .updateTable('captcha')
    .where('cid', '=', cid ?? '')
    .where('tries', '<', 5)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .where(eb => eb.or([eb('accountId', 'is', null), eb('accountId', '=', accountOf(caller))]))
  if (purpose !== undefined) rows = rows.where('purpose', 'in', [purpose].flat())
  if (mobile !== undefined) rows = rows.where('mobileHash', '=', mobileHash(runtime, mobile))
  return rows
}

/** One try: the row decides whether it was right, and counts it when not. The mobile when right. */
export async function tryCode(
  scope: Scope,
  proof: Partial<CaptchaProof> & { cid: string; captcha: string },
): Promise<string | undefined> {
  const given = codeHash(scope.runtime, proof.cid, proof.captcha)
  const row = await openChallenges(scope, proof)
    .set({ tries: sql`tries + (code_hash <> ${given})::int` })
    .returning(['mobileSealed', sql<boolean>`code_hash = ${given}`.as('isRight')])
    .executeTakeFirst()
  return row?.isRight ? scope.runtime.sealer.openText(row.mobileSealed, mobileSealedFor) : undefined
}

/** Uses a right captcha up. Of two calls that bring the same one, the row lets one through. The mobile when right. */
export async function spend(scope: Scope, proof: CaptchaProof): Promise<string | undefined> {
  const row = await openChallenges(scope, proof)
    .where('codeHash', '=', codeHash(scope.runtime, proof.cid, proof.captcha))
    .set({ usedAt: new Date(scope.now) })
    .returning('mobileSealed')
    .executeTakeFirst()
  return row && scope.runtime.sealer.openText(row.mobileSealed, mobileSealedFor)
}

/** Counts a try although the code was right: what it was brought for was not. */
export async function countTry(scope: Scope, cid: string): Promise<void> {
  await openChallenges(scope, { cid })
    .set({ tries: sql`tries + 1` })
    .execute()
}

export async function removeBefore({ db }: { db: Db }, at: number): Promise<void> {
  await db.deleteFrom('captcha').where('createdAt', '<', new Date(at)).execute()
}
