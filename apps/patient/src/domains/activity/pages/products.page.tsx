import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { productKinds } from '@nethos/contract/activity/products.services.ts'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { products } from '../campaign.calls.ts'
import { Product } from '../parts/product.tsx'

interface Words {
  name: string
  introduction: string
  by: string
  icon: ServiceIconName
  to: string
  word: string
}

const kinds: Readonly<Record<(typeof productKinds)[number], Words>> = {
  picture: {
    name: '图文咨询',
    introduction: '写下不适、发上检查单，医生用文字回复您。',
    by: '位医生',
    icon: 'chat',
    to: `${doctorPages.doctors.at}?form=Pic`,
    word: '选医生',
  },
  video: {
    name: '视频咨询',
    introduction: '约好时间，和医生面对面说。',
    by: '位医生',
    icon: 'video',
    to: `${doctorPages.doctors.at}?form=Video`,
    word: '选医生',
  },
  personal: {
    name: '私人医生',
    introduction: '一段时间里固定一位医生，每天都能问。',
    by: '位医生',
    icon: 'doctor',
    to: doctorPages.doctors.at,
    word: '选医生',
  },
  team: {
    name: '团队咨询',
    introduction: '一个团队一起看，合适的医生来回答。',
    by: '个团队',
    icon: 'team',
    to: teamPages.teams.at,
    word: '选团队',
  },
}

/** 服务产品: what can be had online, with what it costs, and the way to each. */
export default function ProductsPage() {
  return (
    <DetailPage detail={useServiceQuery(products())} shape="rows">
      {found => (
        <>
          <section className="rows" aria-label="在线咨询">
            <h2 className="rows__group">在线咨询</h2>
            {found.kinds.length === 0 && <Empty sentence="目前没有开放的在线服务" icon="chat" />}
            {found.kinds.map(({ productKind, offeredBy, fromCents }) => {
              const { by, icon, ...words } = kinds[productKind]
              return (
                <Product
                  key={productKind}
                  {...words}
                  by={`${offeredBy}${by}`}
                  cents={fromCents}
                  isFrom
                  icon={{ name: icon }}
                />
              )
            })}
          </section>
          {found.packages.length > 0 && (
            <section className="rows" aria-label="团队服务包">
              <h2 className="rows__group">团队服务包</h2>
              {found.packages.map(one => (
                <Product
                  key={one.serviceId}
                  name={one.serveName}
                  introduction={one.serveContent || one.teamName}
                  by={one.teamName}
                  cents={one.priceCents}
                  icon={{ word: one.serveIcon, at: teamPages.teams.at }}
                  to={teamPages.service.to({ teamId: one.teamId, serverId: one.serviceId })}
                  word="看介绍"
                />
              ))}
            </section>
          )}
        </>
      )}
    </DetailPage>
  )
}
