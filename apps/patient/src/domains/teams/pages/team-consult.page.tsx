import { useParams, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import {
  AskingForm,
  askedIn,
  startTeamConsult,
  useAskingDraft,
  useChosenPerson,
  useIssuing,
} from '../../consult/public.ts'
import { ServiceHead } from '../parts/service-head.tsx'
import { priceOf, TeamBrief } from '../parts/team-brief.tsx'
import { freeClinic, teamCard, teamService } from '../teams.calls.ts'

/** 团队咨询: who is asked, for whom, what about; with ?serverId= one of the team's services is bought. */
export default function TeamConsultPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const serviceId = query.get('serverId') ?? ''
  const freeClinicId = query.get('freeClinicId') ?? ''
  const draft = useAskingDraft(`team.${id}`)
  const person = useChosenPerson({ personId: query.get('compatId') ?? '' }, draft)
  const issuing = useIssuing(startTeamConsult, { personId: person.personId, onSent: draft.clear })
  return (
    <AskingForm
      title="团队咨询"
      draft={draft}
      person={person}
      head={<WhoIsAsked teamId={id} serviceId={serviceId} freeClinicId={freeClinicId} />}
      onSend={({ personId, ...written }) =>
        issuing.send({
          teamId: id,
          personId,
          serviceId,
          ...askedIn({ personId, ...written }),
          freeClinicId,
          consultSource: query.get('consultSource'),
          consultSourceId: query.get('consultSourceId'),
        })
      }
    />
  )
}

interface WhoIsAskedProps {
  teamId: string
  serviceId: string
  /** Asked in a free clinic: its price holds. */
  freeClinicId: string
}

function WhoIsAsked({ teamId, serviceId, freeClinicId }: WhoIsAskedProps) {
  const team = useServiceQuery(teamCard(teamId))
  const clinic = useServiceQuery(freeClinic(freeClinicId), { unless: freeClinicId === '' })
  const service = useServiceQuery(teamService(serviceId), { unless: serviceId === '' })
  return (
    <>
      <Card>
        <Value of={team} shape="one">
          {one => (
            <>
              <TeamBrief team={one} />
              {clinic.value && (
                <p className="team-card__offer">
                  <span className="team-card__price">
                    义诊 {clinic.value.priceCents === 0 ? '免费' : price(clinic.value.priceCents)}
                  </span>
                  {` · 可追问${clinic.value.replyLimit}条`}
                </p>
              )}
              {!serviceId && !freeClinicId && (
                <p className="team-card__offer">
                  <span className="team-card__price">团队咨询 {priceOf(one)}</span>
                  {one.replyLimit > 0 && ` · 可追问${one.replyLimit}条`}
                </p>
              )}
              {!one.isOpen && <Notice tone="warn">这个团队还没有开通线上咨询</Notice>}
            </>
          )}
        </Value>
      </Card>
      {service.value && <ServiceHead service={service.value} />}
    </>
  )
}
