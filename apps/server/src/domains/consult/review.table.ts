import type { Ctx } from '../../calls/handler.ts'
import type { Consult } from './consult.table.ts'

export async function findReview({ db }: Ctx, { consultId }: Consult) {
  const review = await db
    .selectFrom('review')
    .select(['score', 'content', 'tags', 'createdAt'])
    .where('consultId', '=', consultId)
    .executeTakeFirst()
  return review ? { ...review, createdAt: review.createdAt.getTime() } : null
}
