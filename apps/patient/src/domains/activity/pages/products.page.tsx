import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { productKinds } from '@nethos/contract/activity/products.services.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Icon, isIcon, type IconName } from '../../../controls/icon.tsx'
import { Price } from '../../../controls/price.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { products } from '../campaign.calls.ts'
import '../parts/campaign.css'

interface Words {
  name: string
  introduction: string
  by: string
  icon: IconName
  to: string
}

const kinds: Readonly<Record<(typeof productKinds)[number], Words>> = {
  picture: {
    name: '图文咨询',
    introduction: '写下不适、发上检查单，医生用文字回复您。',
    by: '位医生',
    icon: 'picture',
    to: `${doctorPages.doctors.at}?form=Pic`,
  },
  video: {
    name: '视频咨询',
    introduction: '约好时间，和医生面对面说。',
    by: '位医生',
    icon: 'camera',
    to: `${doctorPages.doctors.at}?form=Video`,
  },
  personal: {
    name: '私人医生',
    introduction: '一段时间里固定一位医生，每天都能问。',
    by: '位医生',
    icon: 'person',
    to: doctorPages.doctors.at,
  },
  team: {
    name: '团队咨询',
    introduction: '一个团队一起看，合适的医生来回答。',
    by: '个团队',
    icon: 'people',
    to: teamPages.teams.at,
  },
}

/** 服务产品: what can be had online, with what it costs, and the way to each. */
export default function ProductsPage() {
  return (
    <DetailPage detail={useServiceQuery(products())}>
      {found => (
        <>
          <Card title="在线咨询">
            {found.kinds.length === 0 && <Empty sentence="目前没有开放的在线服务" icon="chat" />}
            {found.kinds.map(({ productKind, offeredBy, fromCents }) => {
              const { name, introduction, by, icon, to } = kinds[productKind]
              return (
                <Row key={productKind} to={to}>
                  <p>
                    <Icon name={icon} /> <strong>{name}</strong>
                  </p>
                  <p>{introduction}</p>
                  <p className="product__price">
                    {offeredBy}
                    {by}，
                    {fromCents === 0 ? (
                      '可以免费咨询'
                    ) : (
                      <>
                        <Price cents={fromCents} />起
                      </>
                    )}
                  </p>
                </Row>
              )
            })}
          </Card>
          {found.packages.length > 0 && (
            <Card title="团队服务包">
              {found.packages.map(one => (
                <Row key={one.serviceId} to={teamPages.service.to({ teamId: one.teamId, serverId: one.serviceId })}>
                  <p>
                    <Icon name={isIcon(one.serveIcon) ? one.serveIcon : 'people'} /> <strong>{one.serveName}</strong>
                  </p>
                  <p>{one.serveContent || one.teamName}</p>
                  <p className="product__price">
                    {one.teamName}，<Price cents={one.priceCents} />
                  </p>
                </Row>
              ))}
            </Card>
          )}
        </>
      )}
    </DetailPage>
  )
}
