import { wrongCodesMost } from '@nethos/contract/reports/report-shares.rules.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AccountCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'

/** Who made the link, if it opens now and this report is behind it. The session is nobody's: it is asked for by the reports alone. */
export async function giverOf(
  db: Db,
  shareId: string,
  reportId: string,
  now: number,
): Promise<AccountCaller | undefined> {
  const row = await db
    .selectFrom('reportShare')
    .innerJoin('reportShareItem', 'reportShareItem.shareId', 'reportShare.shareId')
    .select('accountId')
    .where('reportShare.shareId', '=', shareId)
    .where('reportId', '=', reportId)
    .where('expiresAt', '>', new Date(now))
    .where('revokedAt', 'is', null)
    .where('wrongCodes', '<', wrongCodesMost)
    .executeTakeFirst()
  return row && asGiver(row.accountId)
}

export const asGiver = (accountId: string): AccountCaller => ({ kind: 'account', accountId, sessionId: '' })

interface NewShare {
  personId: string
  keyHash: Buffer
  codeHash: Buffer
  expiresAt: Date
  reportIds: readonly string[]
}

export async function addShare({ db, caller, now }: Ctx<AccountCaller>, share: NewShare): Promise<string> {
  const { reportIds, ...facts } = share
  const { shareId } = await db
    .insertInto('reportShare')
    .values({ ...facts, accountId: caller.accountId, createdAt: new Date(now) })
    .returning('shareId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('reportShareItem')
    .values(reportIds.map(reportId => ({ shareId, reportId })))
    .execute()
  return shareId
}

const listedMost = 50
const looksMost = 20

/** What the account has given away, newest first. */
export const sharesOf = ({ db, caller }: Ctx<AccountCaller>, reportId: string | null) =>
  db
    .selectFrom('reportShare')
    .innerJoin('person', 'person.personId', 'reportShare.personId')
    .select(['shareId', 'person.name as personName', 'reportShare.createdAt', 'expiresAt', 'revokedAt', 'wrongCodes'])
    .select(of => [
      jsonArrayFrom(
        of
          .selectFrom('reportShareItem')
          .innerJoin('hospitalReport', 'hospitalReport.reportId', 'reportShareItem.reportId')
          .select('reportName')
          .whereRef('reportShareItem.shareId', '=', 'reportShare.shareId')
          .orderBy('reportName'),
      ).as('reports'),
      jsonArrayFrom(
        of
          .selectFrom('reportShareLook')
          .select(['at', 'device'])
          .whereRef('reportShareLook.shareId', '=', 'reportShare.shareId')
          .orderBy('lookId', 'desc')
          .limit(looksMost),
      ).as('looks'),
    ])
    .where('reportShare.accountId', '=', caller.accountId)
    .$if(reportId !== null, rows =>
      rows.where(of =>
        of.exists(
          of
            .selectFrom('reportShareItem')
            .select('reportId')
            .whereRef('reportShareItem.shareId', '=', 'reportShare.shareId')
            .where('reportId', '=', reportId),
        ),
      ),
    )
    .orderBy('reportShare.createdAt', 'desc')
    .limit(listedMost)
    .execute()

/** False: it is none of the caller's. */
export async function endShare({ db, caller, now }: Ctx<AccountCaller>, shareId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reportShare')
    .set(of => ({ revokedAt: of.fn.coalesce('revokedAt', of.val(new Date(now))) }))
    .where('shareId', '=', shareId)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The share of this key, if it opens now; locked, so that two guesses count as two. */
export const openShareOf = ({ db, now }: Pick<Ctx, 'db' | 'now'>, keyHash: Buffer) =>
  db
    .selectFrom('reportShare')
    .select(['shareId', 'accountId', 'personId', 'codeHash', 'expiresAt'])
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', new Date(now))
    .where('revokedAt', 'is', null)
    .where('wrongCodes', '<', wrongCodesMost)
    .forUpdate()
    .executeTakeFirst()

export const countWrongCode = async ({ db }: Pick<Ctx, 'db'>, shareId: string): Promise<void> => {
  await db
    .updateTable('reportShare')
    .set(of => ({ wrongCodes: of('wrongCodes', '+', 1) }))
    .where('shareId', '=', shareId)
    .execute()
}

export const noteLook = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { shareId, device }: { shareId: string; device: string },
): Promise<void> => {
  await db
    .insertInto('reportShareLook')
    .values({ shareId, at: new Date(now), device })
    .execute()
}

export const reportIdsOf = async ({ db }: Pick<Ctx, 'db'>, shareId: string): Promise<string[]> => {
  const rows = await db.selectFrom('reportShareItem').select('reportId').where('shareId', '=', shareId).execute()
  return rows.map(row => row.reportId)
}
