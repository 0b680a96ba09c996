import type { Offer } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'

export const offersOf = ({ db }: Ctx, docId: string): Promise<Offer[]> =>
  db
    .selectFrom('doctorOffer')
    .select(['consultType', 'priceCents', 'replyLimit', 'isOpen'])
    .where('docId', '=', docId)
    .orderBy('priceCents')
    .orderBy('consultType')
    .execute()

/** What hangs on the door now. */
export async function noticeOf(
  { db, now }: Ctx,
  docId: string,
): Promise<{ content: string; createdAt: number } | null> {
  const notice = await db
    .selectFrom('doctorNotice')
    .select(['content', 'createdAt'])
    .where('docId', '=', docId)
    .where(on => on.or([on('endsAt', 'is', null), on('endsAt', '>', new Date(now))]))
    .executeTakeFirst()
  return notice ? { content: notice.content, createdAt: notice.createdAt.getTime() } : null
}

/** What the page tells beside the card. */
export const pageOf = (
  { db }: Ctx,
  docId: string,
): Promise<{ docResume: string; followCount: number; exclusiveCodeId: string | null }> =>
  db
    .selectFrom('doctor')
    .select(({ selectFrom, fn }) => [
      'resume as docResume',
      selectFrom('doctorFollow')
        .select(fn.countAll<number>().as('followers'))
        .where('docId', '=', docId)
        .where('endedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('followCount'),
      selectFrom('exclusiveCode')
        .select('exclusiveCodeId')
        .where('docId', '=', docId)
        .orderBy('createdAt')
        .limit(1)
        .$asScalar()
        .as('exclusiveCodeId'),
    ])
    .where('docId', '=', docId)
    .executeTakeFirstOrThrow()

export const teamsOf = ({ db }: Ctx, docId: string): Promise<{ teamId: string; teamName: string }[]> =>
  db
    .selectFrom('teamMember')
    .innerJoin('team', 'team.teamId', 'teamMember.teamId')
    .select(['team.teamId', 'team.teamName'])
    .where('teamMember.docId', '=', docId)
    .where('team.isShown', '=', true)
    .orderBy('team.recommendPosition')
    .orderBy('team.teamId')
    .execute()
