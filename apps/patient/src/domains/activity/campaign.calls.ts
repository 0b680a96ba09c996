import { query } from '@nethos/calls/query.ts'
import { campaignServices } from '@nethos/contract/activity/campaign.services.ts'
import { productServices } from '@nethos/contract/activity/products.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Campaign = OutputOf<typeof campaignServices.campaign>

export const campaign = (code: string) => query(campaignServices.campaign, { code })
export const products = () => query(productServices.products, {})
