import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { qualityServices as services } from '@nethos/contract/consult/quality.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type QualityState = 'waiting' | 'overdue' | 'mine' | 'judged' | ''

/** `docName`: a part of it, '' for all. */
export const drawnConsults = (qualityState: QualityState, docName: string, pageNum: number) =>
  query(services.listDrawn, { qualityState, docName, pageNum })
export const drawnConsult = (consultId: string) => query(services.readDrawn, { consultId })
export const drawConsults = command(services.drawConsults, services.listDrawn)
export const qualityMonths = () => query(services.qualityMonths, {})
export const judgeDrawn = command(services.judgeDrawn, services.listDrawn, services.readDrawn, services.qualityMonths)
export type OwnReview = OutputOf<typeof services.myReviews>['rows'][number]
export const ownReviews = (pageNum: number) => query(services.myReviews, { pageNum })
export const ownQuality = () => query(services.myQuality, {})
