import { useState } from 'react'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { priceLabelOf } from '@nethos/contract/programme/programme.price.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { agreed } from '../parts/agreed.ts'
import { Contact } from '../parts/contact.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { useField, useProgramme, type PlaceProps } from '../use-place.ts'

/** 选择服务: what can be applied for, and what it costs. The notice is read once, then the form opens. */
export default function ProgrammeOffers({ place }: PlaceProps) {
  const compatId = useField('compatId')
  return (
    <DetailPage detail={useProgramme({ place })}>
      {({ document }) => (
        <>
          {place.isWhole && (
            <Card title={document.name}>
              <Paragraphs text={document.introduction.text} />
            </Card>
          )}
          <Offers code={place.code} document={document} compatId={compatId} />
          {place.isWhole && <Contact introduction={document.introduction} />}
        </>
      )}
    </DetailPage>
  )
}

interface OffersProps {
  code: string
  document: ProgrammeDocument
  compatId: string
}

function Offers({ code, document: { application, notice }, compatId }: OffersProps) {
  const [hasAgreed] = useState(() => agreed.has(code))
  if (!application) return <Empty sentence="暂无可申请的服务" icon="gift" />
  const next = notice && !hasAgreed ? 'notice' : 'apply'
  return application.offers.map(offer => (
    <Row key={offer.code} to={placeLink(code, next, { offer: offer.code, compatId })}>
      <strong>{offer.title}</strong>
      <p>{offer.text}</p>
      <p className="programme-price">
        {priceLabelOf(offer)}
        {offer.days === undefined || offer.days === 1 ? '' : ` · ${offer.days}天`}
      </p>
    </Row>
  ))
}
