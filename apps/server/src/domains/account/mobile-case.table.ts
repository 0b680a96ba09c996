import type { IdentityDocument } from '@nethos/contract/account/mobile-case.rules.ts'
import type { MobileCaseStatus } from '@nethos/contract/account/mobile-case.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { openMobile } from './account.table.ts'

type Scope = Pick<Ctx<StaffCaller>, 'db' | 'runtime' | 'now' | 'caller'>

const sealedFor = 'mobile_case.mobile'

/** The account as it stands, held until the transaction ends; undefined: there is none. */
export async function holdAccount(
  { db, runtime }: Pick<Scope, 'db' | 'runtime'>,
  accountId: string,
): Promise<{ isClosed: boolean; mobile: string } | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['mobileSealed', 'closedAt'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row && { isClosed: row.closedAt !== null, mobile: row.closedAt ? '' : openMobile(runtime, row.mobileSealed) }
}

export const waitsFor = async ({ db }: Pick<Scope, 'db'>, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('mobileCase')
    .select('caseId')
    .where('accountId', '=', accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()) !== undefined

interface NewCase {
  accountId: string
  beforeMasked: string
  mobile: string
  document: IdentityDocument
  reason: string
}

/** About the account's own person. */
export async function addCase(
  { db, runtime, now, caller }: Scope,
  { mobile, ...facts }: NewCase,
): Promise<{ caseId: string; personId: string }> {
  const { personId } = await db
    .selectFrom('person')
    .select('personId')
    .where('accountId', '=', facts.accountId)
    .where('isSelf', '=', true)
    .executeTakeFirstOrThrow()
  const { caseId } = await db
    .insertInto('mobileCase')
    .values({
      ...facts,
      personId,
      mobileSealed: runtime.sealer.sealText(mobile, sealedFor),
      askedBy: caller.staffId,
      askedAt: new Date(now),
    })
    .returning('caseId')
    .executeTakeFirstOrThrow()
  return { caseId, personId }
}

interface HeldCase {
  accountId: string
  personId: string
  mobile: string
  status: MobileCaseStatus
  askedBy: string
  askedAt: number
}

/** Held until the transaction ends: of two who decide, one is told that it is decided. */
export async function holdCase({ db, runtime }: Scope, caseId: string): Promise<HeldCase | undefined> {
  const row = await db.selectFrom('mobileCase').selectAll().where('caseId', '=', caseId).forUpdate().executeTakeFirst()
  return (
    row && {
      accountId: row.accountId,
      personId: row.personId,
      mobile: runtime.sealer.openText(row.mobileSealed, sealedFor),
      status: row.status as MobileCaseStatus,
      askedBy: row.askedBy,
      askedAt: row.askedAt.getTime(),
    }
  )
}

export async function decideCase(
  { db, now, caller }: Scope,
  caseId: string,
  status: Exclude<MobileCaseStatus, 'waiting'>,
  note = '',
): Promise<void> {
  await db
    .updateTable('mobileCase')
    .set({ status, note, decidedBy: caller.staffId, decidedAt: new Date(now) })
    .where('caseId', '=', caseId)
    .where('status', '=', 'waiting')
    .execute()
}

interface Window {
  caseStatus?: MobileCaseStatus | undefined
  pageNum: number
  pageSize: number
}

/** Newest first, and one more than a page shows. */
export async function caseRows({ db, runtime }: Scope, { caseStatus, pageNum, pageSize }: Window) {
  const rows = await db
    .selectFrom('mobileCase as one')
    .innerJoin('person', 'person.personId', 'one.personId')
    .innerJoin('staff as asker', 'asker.staffId', 'one.askedBy')
    .leftJoin('staff as decider', 'decider.staffId', 'one.decidedBy')
    .selectAll('one')
    .select(['person.name as personName', 'asker.name as askerName', 'decider.name as deciderName'])
    .$call(whenGiven(caseStatus, (query, caseStatus) => query.where('one.status', '=', caseStatus)))
    .orderBy('one.askedAt', 'desc')
    .orderBy('one.caseId', 'desc')
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return rows.map(row => ({ ...row, mobile: runtime.sealer.openText(row.mobileSealed, sealedFor) }))
}
