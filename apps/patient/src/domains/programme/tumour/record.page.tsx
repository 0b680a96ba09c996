import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { treatment } from '../../record/public.tsx'
import { TumourStay } from './stay.tsx'
import '../parts/programme.css'

/** 记录详情: of a stay what the hospital has written; of a visit what was written down, and its papers. */
export default function TumourRecord() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return query.has('stay') ? <TumourStay admissionId={id} /> : <Visit id={id} />
}

function Visit({ id }: { id: string }) {
  return (
    <DetailPage
      detail={useServiceQuery(treatment(id))}
      bar={
        <ButtonLink to={recordPages.treatment.to({ medId: id })} look="soft">
          在健康档案中打开
        </ButtonLink>
      }
    >
      {({ treatedAtSeconds, content, creatorName, createdAt, attaList }) => (
        <>
          <Card title={dayOf(treatedAtSeconds * 1000)}>
            <p className="programme-text">{content}</p>
            {attaList.length > 0 && <Pictures pictures={attaList.map(file => ({ src: file.url, alt: '就诊资料' }))} />}
          </Card>
          <Card>
            <Lines
              lines={[
                { label: '记录人', value: creatorName },
                { label: '记录时间', value: dayAndTime(createdAt) },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
