import { useSearchParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import type { IllnessHistory } from '@nethos/contract/record/record.schemas.ts'
import { useServiceQuery, type ServiceQuery } from '@nethos/calls/query.ts'
import { illness, visitIllness } from './record.calls.ts'

interface IllnessOfPage {
  /** Waiting until it is known whose it is. */
  query: ServiceQuery<IllnessHistory>
  /** The visit that it is written for; '': none. */
  orderId: string
  /** What was written for that visit before. */
  written: OutputOf<(typeof illnessServices)['findIllness']> | undefined
}

/**
 * The illness history that an address means. With a visit (`ddid`) it is that of the visit's person, whatever `compatId` says:
 * nobody's allergy may be shown or saved as another's.
 */
export function useIllness(): IllnessOfPage {
  const [query] = useSearchParams()
  const orderId = query.get('ddid') ?? ''
  const isOfVisit = orderId !== ''
  const visit = useServiceQuery(visitIllness(orderId), { unless: !isOfVisit })
  const personId = isOfVisit ? visit.value?.personId : (query.get('compatId') ?? '')
  const history = useServiceQuery(illness(personId ?? ''), { unless: personId === undefined })
  const isKnown = personId !== undefined
  const unknown = { ...visit, value: undefined }
  return { query: isKnown ? history : unknown, orderId, written: visit.value }
}
