import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { AdmissionDetail, AdmissionOf } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { admissionOf } from '../waiting.calls.ts'

/** A page about the admission of the person in the address; who waits for none is told so. */
export function OfWaiting({ children }: { children: (one: AdmissionDetail, of: AdmissionOf) => ReactNode }) {
  const [query] = useSearchParams()
  const result = useServiceQuery(admissionOf(query.get('compatId') ?? ''))
  useEvents(event => {
    if (event.type === 'admission') result.retry()
  })
  return (
    <DetailPage detail={result}>
      {of =>
        of.admission ? (
          children(of.admission, of)
        ) : (
          <Empty sentence="暂无等候入院的安排" icon="dayward">
            <ButtonLink look="soft" to={daySurgeryPages.waiting.at}>
              返回等候入院
            </ButtonLink>
          </Empty>
        )
      }
    </DetailPage>
  )
}
