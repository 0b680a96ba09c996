import { yuan } from '@nethos/contract/common/money.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useField, useProgramme, type PlaceProps } from '../use-place.ts'

/** 选择服务: what can be applied for, and what it costs. */
export default function ProgrammeOffers({ place }: PlaceProps) {
  const compatId = useField('compatId')
  return (
    <DetailPage detail={useProgramme({ place })}>
      {({ document: { application } }) =>
        application ? (
          application.offers.map(offer => (
            <Row key={offer.code} to={placeLink(place.code, 'apply', { offer: offer.code, compatId })}>
              <strong>{offer.title}</strong>
              <p>{offer.text}</p>
              <p className="programme-quiet">
                {offer.priceCents === 0 ? '免费' : `¥${yuan(offer.priceCents)}`}
                {offer.days === undefined ? '' : ` · ${offer.days}天`}
              </p>
            </Row>
          ))
        ) : (
          <Empty sentence="暂无可申请的服务" />
        )
      }
    </DetailPage>
  )
}
