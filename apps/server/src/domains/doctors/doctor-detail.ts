import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { hoursInWords } from '@nethos/contract/doctors/practice.hours.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { noticeOf, offersOf, pageOf, teamsOf } from './doctor-detail.table.ts'
import type { DoctorPlaces } from '../../registry/doctor-places.ts'
import { signedPage } from '../content/public.ts'
import { findDoctor } from './doctor.table.ts'
import { followOf } from './follow.table.ts'
import { leftTodayOf, practiceOf } from './practice.table.ts'
import { reviewPage } from './review.table.ts'

export const doctorCard: HandlerOf<typeof doctorServices.doctorCard> = async ({ input: { docId }, ctx, refuse }) => {
  const [sysDoc, followId, offers] = await Promise.all([
    findDoctor(ctx, docId),
    followOf(ctx, docId),
    offersOf(ctx, docId),
  ])
  return sysDoc ? { sysDoc, isFollow: followId !== null, followId, offers } : refuse('not_found')
}

export const doctorDetail =
  (placesOf: DoctorPlaces): HandlerOf<typeof doctorServices.doctorDetail> =>
  async ({ input: { docId }, ctx, refuse }) => {
    const sysDoc = await findDoctor(ctx, docId)
    if (!sysDoc) return refuse('not_found')
    const [page, followId, offers, notice, articles, firstReviews, teams, clinics, practice] = await Promise.all([
      pageOf(ctx, docId),
      followOf(ctx, docId),
      offersOf(ctx, docId),
      noticeOf(ctx, docId),
      signedPage(ctx, { docId, pageNum: 1, pageSize: 3 }),
      reviewPage(ctx, { docId }, { searchType: 'time', pageNum: 1, pageSize: 3 }),
      teamsOf(ctx, docId),
      placesOf(ctx, docId),
      practiceOf(ctx, docId),
    ])
    return {
      sysDoc,
      ...page,
      isFollow: followId !== null,
      followId,
      offers,
      notice,
      articleList: articles.rows.map(({ articleId, title, publishedAt }) => ({
        articleId,
        title,
        createdAt: publishedAt,
      })),
      commentList: firstReviews.rows,
      commentCount: sysDoc.reviewCount,
      teams,
      clinics,
      serviceHours: hoursInWords(practice.hours),
      leftToday: await leftTodayOf(ctx, docId, practice),
    }
  }

export const doctorNotice: HandlerOf<typeof doctorServices.doctorNotice> = ({ input, ctx }) =>
  noticeOf(ctx, input.docId)
