import { sql } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { House } from '../../house.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

/** What a captcha is good for, and nothing else. */
export type CaptchaPurpose = 'login' | 'password' | 'mobile' | 'person' | 'person_mobile'

export interface NewCaptcha {
  cid: string
  purpose: CaptchaPurpose
  mobile: string
  code: string
  expiresAt: number
}

/** What somebody brings who says that he holds a mobile. */
export interface CaptchaProof {
  purpose: CaptchaPurpose
  cid: string
  captcha: string
  /** Left out where the captcha itself says which mobile it went to. */
  mobile?: string | undefined
}

type Scope = Pick<Ctx, 'db' | 'now' | 'house' | 'caller'>

const mobileSealedFor = 'captcha.mobile'
const mobileHash = (house: House, mobile: string) => keyedHash(house.keys.lookup, `captcha.mobile ${mobile}`)
const codeHash = (house: House, cid: string, code: string) => keyedHash(house.keys.lookup, `captcha.code ${cid} ${code}`)
const accountOf = (caller: Caller) => (caller.kind === 'account' ? caller.accountId : null)

/** Two sends to one mobile wait for each other until the transaction ends, in whichever process they run. */
export async function lockMobile({ db, house }: Scope, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${mobileHash(house, mobile).readBigInt64BE()})`.execute(db)
}

/** When captchas went to this mobile since then, newest first; of all purposes. */
export async function sentSince({ db, house }: Scope, mobile: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('captcha')
    .select('createdAt')
    .where('mobileHash', '=', mobileHash(house, mobile))
    .where('createdAt', '>', new Date(since))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(row => row.createdAt.getTime())
}

export async function addCaptcha({ db, house, now, caller }: Scope, { cid, purpose, mobile, code, expiresAt }: NewCaptcha): Promise<void> {
  await db
    .insertInto('captcha')
    .values({
      cid,
      purpose,
      mobileHash: mobileHash(house, mobile),
      mobileSealed: house.sealer.sealText(mobile, mobileSealedFor),
      accountId: accountOf(caller),
      codeHash: codeHash(house, cid, code),
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    })
    .execute()
}

const standing = ({ db, now, caller }: Scope, cid: string) =>
  db
    .updateTable('captcha')
    .where('cid', '=', cid)
    .where('tries', '<', 5)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .where(eb => eb.or([eb('accountId', 'is', null), eb('accountId', '=', accountOf(caller))]))

/** One try: the row decides whether it was right and counts it when not. The mobile when right, else undefined. */
export async function tryCode(scope: Scope, { cid, captcha }: Pick<CaptchaProof, 'cid' | 'captcha'>): Promise<string | undefined> {
  const given = codeHash(scope.house, cid, captcha)
  const row = await standing(scope, cid)
    .set({ tries: sql`tries + (code_hash <> ${given})::int` })
    .returning(['mobileSealed', sql<boolean>`code_hash = ${given}`.as('isRight')])
    .executeTakeFirst()
  return row?.isRight ? scope.house.sealer.openText(row.mobileSealed, mobileSealedFor) : undefined
}

/** Uses a right captcha up. Of two calls that bring the same one, the row lets one through. */
export async function useUp(scope: Scope, { cid, captcha, purpose, mobile }: CaptchaProof): Promise<string | undefined> {
  let right = standing(scope, cid).where('codeHash', '=', codeHash(scope.house, cid, captcha)).where('purpose', '=', purpose)
  if (mobile !== undefined) right = right.where('mobileHash', '=', mobileHash(scope.house, mobile))
  const row = await right.set({ usedAt: new Date(scope.now) }).returning('mobileSealed').executeTakeFirst()
  return row && scope.house.sealer.openText(row.mobileSealed, mobileSealedFor)
}

/** Counts a try although the code was right: what it was brought for was not. */
export async function countTry(scope: Scope, cid: string): Promise<void> {
  await standing(scope, cid).set({ tries: sql`tries + 1` }).execute()
}

/** What nobody counts any more goes. */
export const removeOld = ({ db, now }: Pick<Scope, 'db' | 'now'>, before: number) =>
  db.deleteFrom('captcha').where('createdAt', '<', new Date(Math.min(before, now))).execute()
