import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { rankingServices as services } from '@nethos/contract/activity/ranking.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Ranked = OutputOf<typeof services.listRanked>['rows'][number]

export const ranking = () => query(services.ranking, {})
export const ranked = (keyword = '') => query(services.listRanked, { keyword, pageSize: 20 })
/** The first ten, as the front page of the ranking shows them. */
export const firstRanked = () => query(services.listRanked, { pageNum: 1, pageSize: 10 })
export const rankedDoctor = (docId: string) => query(services.rankedDoctor, { docId })
export const likeDoctor = command(services.likeDoctor, services.listRanked, services.rankedDoctor, services.ranking)
export const sendLikeCaptcha = command(services.sendLikeCaptcha)
