import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { annualReportDeskServices as reports } from '@nethos/contract/activity/annual-report.services.ts'
import { campaignDeskServices } from '@nethos/contract/activity/campaign.services.ts'
import { promotionDeskServices } from '@nethos/contract/activity/promotion-desk.services.ts'
import { rankingDeskServices as services } from '@nethos/contract/activity/ranking-desk.services.ts'
import { freeClinicDeskServices } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { InputOf, OutputOf } from '@nethos/contract/service.ts'
import { editionCalls } from '../../patterns/edition-calls.ts'

export type DeskRanking = OutputOf<typeof services.listRankings>['rows'][number]
export type Suspicious = OutputOf<typeof services.listSuspicious>[number]
export type PromotionAsked = InputOf<typeof promotionDeskServices.promotionFigures>
export type Brought = OutputOf<typeof promotionDeskServices.promotionFigures>['rows'][number]
export type ReportMobile = OutputOf<typeof reports.listReportMobiles>['rows'][number]

export const campaigns = editionCalls(campaignDeskServices)
export const rankings = (pageNum: number) => query(services.listRankings, { pageNum })
export const figures = (rankingId: string) => query(services.rankingFigures, { rankingId })
export const suspicious = (rankingId: string) => query(services.listSuspicious, { rankingId })
export const saveRanking = command(services.saveRanking, services.listRankings, services.rankingFigures)
export const strikeLikes = command(
  services.strikeLikes,
  services.listSuspicious,
  services.rankingFigures,
  services.listRankings,
)
export const promotions = (asked: PromotionAsked) => query(promotionDeskServices.promotionFigures, asked)
export const exportPromotion = command(promotionDeskServices.exportPromotion)
export const reportMobiles = (pageNum: number) => query(reports.listReportMobiles, { pageNum })
export const saveReportMobile = command(reports.saveReportMobile, reports.listReportMobiles)
export const allClinics = () => query(freeClinicDeskServices.listDeskClinics, { pageNum: 1, pageSize: 100 })
/** Whom a ranking or a campaign can be made of. */
export const allDoctors = () => query(doctorServices.listDoctors, { pageNum: 1, pageSize: 1000 })
