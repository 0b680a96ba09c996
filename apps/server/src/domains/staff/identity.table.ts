import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

type Own = Ctx<StaffCaller>
const sealedFor = 'staff_identity.id_card'

/** The member of staff's own ID number, since the register has found it right. */
export async function idCardOf({ db, caller, runtime }: Own): Promise<string | undefined> {
  const row = await db
    .selectFrom('staffIdentity')
    .select('idCardSealed')
    .where('staffId', '=', caller.staffId)
    .executeTakeFirst()
  return row && runtime.sealer.openText(row.idCardSealed, sealedFor)
}

export async function saveIdCard({ db, caller, runtime, now }: Own, idCard: string): Promise<void> {
  const idCardSealed = runtime.sealer.sealText(idCard, sealedFor)
  await db
    .insertInto('staffIdentity')
    .values({ staffId: caller.staffId, idCardSealed, checkedAt: new Date(now) })
    .onConflict(on => on.column('staffId').doNothing())
    .execute()
}

export async function addProof({ db, caller, now }: Own): Promise<string> {
  const { proofId } = await db
    .insertInto('staffIdentityProof')
    .values({ staffId: caller.staffId, sessionId: caller.sessionId, begunAt: new Date(now) })
    .returning('proofId')
    .executeTakeFirstOrThrow()
  return proofId
}

export async function proofBegun({ db, caller }: Own, proofId: string, outsideId: string): Promise<void> {
  await db
    .updateTable('staffIdentityProof')
    .set({ outsideId })
    .where('proofId', '=', proofId)
    .where('staffId', '=', caller.staffId)
    .execute()
}

/** The newest try of this login that has no end yet. */
export async function openProof({ db, caller }: Own): Promise<{ proofId: string; outsideId: string } | undefined> {
  const row = await db
    .selectFrom('staffIdentityProof')
    .select(['proofId', 'outsideId'])
    .where('staffId', '=', caller.staffId)
    .where('sessionId', '=', caller.sessionId)
    .where('outsideId', 'is not', null)
    .where('outcome', 'is', null)
    .orderBy('begunAt', 'desc')
    .orderBy('proofId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.outsideId ? { proofId: row.proofId, outsideId: row.outsideId } : undefined
}

export async function endProof(
  { db, caller, now }: Own,
  proofId: string,
  outcome: 'passed' | 'failed',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staffIdentityProof')
    .set({ outcome, endedAt: new Date(now) })
    .where('proofId', '=', proofId)
    .where('staffId', '=', caller.staffId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function confirmedUntil({ db, caller, now }: Own): Promise<number | null> {
  const row = await db
    .selectFrom('session')
    .select('identityUntil')
    .where('sessionId', '=', caller.sessionId)
    .where('staffId', '=', caller.staffId)
    .executeTakeFirst()
  const until = row?.identityUntil?.getTime() ?? 0
  return until > now ? until : null
}

export async function confirmUntil({ db, caller }: Own, until: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ identityUntil: new Date(until) })
    .where('sessionId', '=', caller.sessionId)
    .where('staffId', '=', caller.staffId)
    .execute()
}
