import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { ageAt } from '@nethos/contract/common/id-card.ts'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { DB } from '../../database/types.gen.ts'

/** A page of the workbench, where its doctor reads and answers. */
export const talkPage = (followId: string): string => `/follows/${followId}`

/** A follow, going or ended, and the two who talk. */
export interface Follow {
  followId: string
  accountId: string
  docId: string
  isFollowing: boolean
  followedAt: number
  doctorIsActive: boolean
  /** The account's own person; null while it has not said who it is. */
  personId: string | null
  docName: string
  docType: string
  patientName: string
  patientGender: string | null
  patientAge: number | null
}

/** The patient's own follows; to a member of staff those of the doctor that he is. */
export const mayTalk =
  ({ caller }: { caller: Caller }) =>
  (eb: ExpressionBuilder<DB, 'doctorFollow'>) =>
    caller.kind === 'account'
      ? eb('doctorFollow.accountId', '=', caller.accountId)
      : caller.kind === 'staff' && caller.docId !== null
        ? eb('doctorFollow.docId', '=', caller.docId)
        : sql<SqlBool>`false`

/** Follows that the caller may see, with who follows whom. */
export const followsOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('doctorFollow')
    .innerJoin('doctor', 'doctor.docId', 'doctorFollow.docId')
    .leftJoin('person', on =>
      on.onRef('person.accountId', '=', 'doctorFollow.accountId').on('person.isSelf', '=', true),
    )
    .select(['doctorFollow.followId', 'doctorFollow.accountId', 'doctorFollow.docId', 'doctorFollow.endedAt'])
    .select(['doctorFollow.createdAt as followedAt', 'doctor.isActive', 'doctor.docName', 'doctor.docType'])
    .select(['person.personId', 'person.name as patientName', 'person.gender as patientGender', 'person.birthOn'])
    .where(mayTalk(ctx))

type FollowRow = Awaited<ReturnType<ReturnType<typeof followsOf>['executeTakeFirstOrThrow']>>

export const followOfRow = (row: FollowRow, now: number): Follow => ({
  followId: row.followId,
  accountId: row.accountId,
  docId: row.docId,
  isFollowing: row.endedAt === null,
  followedAt: row.followedAt.getTime(),
  doctorIsActive: row.isActive,
  personId: row.personId,
  docName: row.docName,
  docType: row.docType,
  patientName: row.patientName ?? '',
  patientGender: row.patientGender,
  patientAge: row.birthOn === null ? null : ageAt(row.birthOn, now),
})

/** Undefined: there is none, or it is another's. */
export async function findFollow(ctx: Ctx, by: { followId: string } | { docId: string }): Promise<Follow | undefined> {
  let query = followsOf(ctx)
  query =
    'followId' in by
      ? query.where('doctorFollow.followId', '=', by.followId)
      : query.where('doctorFollow.docId', '=', by.docId)
  const row = await query.executeTakeFirst()
  return row && followOfRow(row, ctx.now)
}
