import { sql, type SelectQueryBuilder } from 'kysely'
import type { Review } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { Page } from '@nethos/contract/service.ts'
import type { Ctx } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { DB } from '../../database/types.gen.ts'

/** Who was consulted and is reviewed: a doctor or a team. */
export type Reviewed = { docId: string } | { teamId: string }

export interface ReviewPage {
  searchType: 'time' | 'content'
  pageNum: number
  pageSize: number
}

/** Reviews are public; the names in them were masked when they were written. */
export async function reviewPage(
  { db }: Ctx,
  reviewed: Reviewed,
  { searchType, pageNum, pageSize }: ReviewPage,
): Promise<Page<Review>> {
  const of = db
    .selectFrom('review')
    .select(['score', 'content', 'tags', 'patientNameMasked', 'moduleType', 'createdAt'])
  const all = 'docId' in reviewed ? of.where('docId', '=', reviewed.docId) : of.where('teamId', '=', reviewed.teamId)
  const rows = await inOrder(all, searchType)
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return shownPageOf(rows, { pageNum, pageSize }, shown)
}

const inOrder = <Row>(reviews: SelectQueryBuilder<DB, 'review', Row>, searchType: ReviewPage['searchType']) =>
  searchType === 'time'
    ? reviews.orderBy('createdAt', 'desc').orderBy('reviewId')
    : reviews
        .orderBy(sql`length(content)`, 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('reviewId')

const shown = ({
  patientNameMasked,
  createdAt,
  ...review
}: Omit<Review, 'patientName' | 'createdAt'> & { patientNameMasked: string; createdAt: Date }): Review => ({
  ...review,
  patientName: patientNameMasked,
  createdAt: createdAt.getTime(),
})
