import { chance } from '../chance.ts'
import type { demoReviews } from './reviews.ts'

type Reviews = ReturnType<typeof demoReviews>

/** The sums that a life of consults has left: scores to the review, the rest by chance. */
export function figuresOf(id: string, reviews: Reviews) {
  const own = reviews.filter(review => review.docId === id || review.teamId === id)
  const luck = chance(`figures ${id}`)
  const servedCount = own.length === 0 ? luck.int(0, 6) : own.length * luck.int(6, 60) + luck.int(0, 40)
  return {
    scoreSum: own.reduce((sum, review) => sum + review.score, 0),
    scoreCount: own.length,
    servedCount,
  }
}

const hour = 3_600_000
const most = 12

/** The promises of a doctor or a team in the last weeks, of consults that are gone: kept in half an hour to ten hours, seldom broken. */
export function promisesOf(key: 'docId' | 'teamId', id: string, servedCount: number, now: number) {
  const luck = chance(`promises ${id}`)
  // Most within three hours; the first five doctors are quick.
  const usual = 0.5 + luck.number() ** 2.2 * (id <= 'd0005' ? 1 : 9)
  return Array.from({ length: Math.min(servedCount, most) }, (_, number) => {
    const madeAt = now - (72 + number * luck.int(20, 40)) * hour
    const isBroken = id > 'd0005' && luck.share(0.02)
    const answeredAt = madeAt + usual * (0.6 + luck.number() * 0.8) * hour
    const endedAt = isBroken ? madeAt + 24 * hour : answeredAt + 48 * hour
    return {
      consultId: `past-${id}-${number}`,
      docId: key === 'docId' ? id : null,
      teamId: key === 'teamId' ? id : null,
      madeAt: new Date(madeAt).toISOString(),
      dueAt: new Date(madeAt + 24 * hour).toISOString(),
      answeredAt: isBroken ? null : new Date(answeredAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      endedBy: isBroken ? 'give_up' : 'close',
    }
  })
}
