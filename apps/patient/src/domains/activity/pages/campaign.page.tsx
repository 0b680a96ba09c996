import { useLocation, useSearchParams } from 'react-router'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { campaign } from '../campaign.calls.ts'
import { CampaignBody } from '../parts/campaign-body.tsx'

/** 活动详情: a campaign that the hospital has written, by its id; /active/asian is the one of that name. */
export default function CampaignPage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { home } = useAppInfo()
  const code = pathname === activityPages.asianGames.at ? 'asian' : (query.get('id') ?? '')
  const found = useServiceQuery(campaign(code))
  if (found.error instanceof RefusedError)
    return (
      <Page>
        <Empty sentence="活动不存在或已结束" icon="gift">
          <ButtonLink to={home} look="soft">
            返回首页
          </ButtonLink>
        </Empty>
      </Page>
    )
  const button = found.value?.button
  return (
    <DetailPage
      title={found.value?.title}
      detail={found}
      bar={button && <ButtonLink to={button.path}>{button.label}</ButtonLink>}
    >
      {one => <CampaignBody campaign={one} />}
    </DetailPage>
  )
}
