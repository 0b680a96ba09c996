import { useLocation } from 'react-router'
import { activityPages as pages } from '@nethos/contract/activity/activity.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { campaign } from '../campaign.calls.ts'
import { CampaignWords } from './campaign-body.tsx'

const codes = new Map<string, string>([
  [pages.feverClinic.at, 'wuhan'],
  [pages.freeClinicBayz.at, 'bayz'],
  [pages.freeClinicCdyz.at, 'cdyz'],
])

/** What the hospital says of the free clinic at this address: a campaign of that code, which its editors keep (活动页). */
export function useClinicCampaign() {
  const { pathname } = useLocation()
  return useServiceQuery(campaign(codes.get(pathname) ?? ''))
}

/** Its banner and text; nothing where the campaign was withdrawn. */
export function ClinicWords() {
  const { value, status } = useClinicCampaign()
  if (status === 'waiting') return <Skeleton shape="card" />
  return value ? <CampaignWords {...value} /> : null
}
