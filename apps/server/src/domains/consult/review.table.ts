import type { Ctx } from '../../calls/handler.ts'
import type { Consult } from './consult.table.ts'

export interface NewReview {
  score: number
  content: string
  tags: string[]
  patientNameMasked: string
}

export async function addReview({ db, now }: Ctx, consult: Consult, review: NewReview): Promise<void> {
  const { consultId, accountId, docId, teamId, consultType } = consult
  await db
    .insertInto('review')
    .values({ consultId, accountId, docId, teamId, moduleType: consultType, ...review, createdAt: new Date(now) })
    .execute()
}

export async function findReview({ db }: Ctx, { consultId }: Consult) {
  const review = await db
    .selectFrom('review')
    .select(['score', 'content', 'tags', 'createdAt'])
    .where('consultId', '=', consultId)
    .executeTakeFirst()
  return review ? { ...review, createdAt: review.createdAt.getTime() } : null
}
