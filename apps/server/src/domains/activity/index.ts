import { annualReportDeskServices, annualReportServices } from '@nethos/contract/activity/annual-report.services.ts'
import { campaignDeskServices, campaignServices } from '@nethos/contract/activity/campaign.services.ts'
import { productServices } from '@nethos/contract/activity/products.services.ts'
import { promotionDeskServices } from '@nethos/contract/activity/promotion-desk.services.ts'
import { rankingDeskServices } from '@nethos/contract/activity/ranking-desk.services.ts'
import { rankingServices } from '@nethos/contract/activity/ranking.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { implementEditions } from '../../editions/edition-desk.ts'
import { annualReport, openReport, sendReportCaptcha } from './annual-report.ts'
import { campaign, campaignKind } from './campaign.ts'
import { archiveParts } from './archive-parts.ts'
import { listRankings, listSuspicious, rankingFigures, saveRanking, strikeLikes } from './desk-ranking.ts'
import { listReportMobiles, saveReportMobile } from './desk-report.ts'
import { likeDoctor, sendLikeCaptcha } from './like-doctor.ts'
import { products } from './products.ts'
import { exportPromotion, promotionFigures } from './promotion.ts'
import { listRanked, rankedDoctor, ranking } from './ranking.ts'
import { likeTimer } from './ranking.timer.ts'
import { todayOfActivity } from './today.ts'

export const activityDomain: Domain = {
  today: todayOfActivity,
  archive: archiveParts,
  demo: [
    {
      name: 'ranking',
      after: ['hospital', 'accounts'],
      load: async scope => (await import('./demo-ranking.ts')).loadDemoRanking(scope),
    },
    {
      name: 'report mobiles',
      after: ['hospital'],
      load: async scope => (await import('./demo-report-mobiles.ts')).loadDemoReportMobiles(scope),
    },
    {
      name: 'promotions',
      after: ['hospital', 'accounts'],
      load: async scope => (await import('./demo-promotions.ts')).loadDemoPromotions(scope),
    },
  ],
  services: [
    ...implement(rankingServices, { ranking, listRanked, rankedDoctor, likeDoctor, sendLikeCaptcha }),
    ...implement(rankingDeskServices, { listRankings, saveRanking, rankingFigures, listSuspicious, strikeLikes }),
    ...implement(promotionDeskServices, { promotionFigures, exportPromotion }),
    ...implement(productServices, { products }),
    ...implement(campaignServices, { campaign }),
    ...implementEditions(campaignDeskServices, campaignKind),
    ...implement(annualReportServices, { sendReportCaptcha, openReport, annualReport }),
    ...implement(annualReportDeskServices, { listReportMobiles, saveReportMobile }),
  ],
  timers: [likeTimer],
}
