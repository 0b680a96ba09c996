import { chance } from '../chance.ts'
import type { demoReviews } from './reviews.ts'

type Reviews = ReturnType<typeof demoReviews>

/** The sums that a life of consults has left: scores to the review, the rest by chance. */
export function figuresOf(id: string, reviews: Reviews) {
  const own = reviews.filter(review => review.docId === id || review.teamId === id)
  const luck = chance(`figures ${id}`)
  const servedCount = own.length === 0 ? luck.int(0, 6) : own.length * luck.int(6, 60) + luck.int(0, 40)
  const replyCount = Math.round(servedCount * 0.97)
  // Half an hour to ten hours, most within three; the first five doctors are quick.
  const seconds = Math.round(1800 + luck.number() ** 2.2 * (id <= 'd0005' ? 4_000 : 34_000))
  return {
    scoreSum: own.reduce((sum, review) => sum + review.score, 0),
    scoreCount: own.length,
    servedCount,
    replySecondsSum: replyCount * seconds,
    replyCount,
  }
}
