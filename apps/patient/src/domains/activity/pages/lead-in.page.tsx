import { useSearchParams } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { campaign } from '../campaign.calls.ts'
import { CampaignBody } from '../parts/campaign-body.tsx'

/** 活动引流: what there is here, the code to scan, and the registration, with the promoter's code in both. */
export default function LeadInPage() {
  const [query] = useSearchParams()
  const promoteCode = (query.get('promoteCode') ?? '').slice(0, 64)
  const { home } = useAppInfo()
  const isIn = useSession() !== undefined
  const found = useServiceQuery(campaign('drainage'))
  const register = accountPages.register.to({ promoteCode })
  return (
    <DetailPage
      detail={found}
      bar={isIn ? <ButtonLink to={home}>进入首页</ButtonLink> : <ButtonLink to={register}>立即注册</ButtonLink>}
    >
      {one => (
        <>
          <CampaignBody campaign={one} />
          <Card title="扫码注册">
            <div className="campaign__code">
              <QrCode text={location.origin + register} label="注册二维码" />
              <p>家人朋友用手机扫一扫，也可以注册</p>
            </div>
          </Card>
        </>
      )}
    </DetailPage>
  )
}
