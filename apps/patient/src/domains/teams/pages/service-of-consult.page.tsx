import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { hasTerm } from '@nethos/contract/consult/consult.status.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { consultDetail, useEndConsult } from '../../consult/public.ts'
import { teamService } from '../teams.calls.ts'

type Detail = OutputOf<typeof consultServices.consultDetail>

/** 服务详情: what was bought with a consult of a team, and what is left of it. */
export default function ServiceOfConsultPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  if (!consultId) return <Navigate to={consultPages.consults.to({ status: 'all' })} replace />
  return <Bought consultId={consultId} serviceId={query.get('serverId') ?? ''} />
}

function Bought({ consultId, serviceId }: { consultId: string; serviceId: string }) {
  const detail = useServiceQuery(consultDetail(consultId))
  const bought = detail.value?.consult.serviceId ?? serviceId
  const service = useServiceQuery(teamService(bought), { unless: bought === '' })
  return (
    <DetailPage detail={detail} bar={detail.value && <End detail={detail.value} />}>
      {({ consult }) => (
        <>
          <Card title="服务">
            <Lines
              lines={[
                { label: '服务名称', value: consult.serviceName || '团队咨询' },
                { label: '服务团队', value: consult.docName },
                { label: '价格', value: price(consult.feeCents) },
                { label: '服务时长', value: consult.serviceLength },
                { label: '服务期限', value: consult.endAt && `至 ${dayAndTime(consult.endAt)}` },
                { label: '剩余权益', value: rights(consult) },
                { label: '服务内容', value: service.value?.serveContent },
              ]}
            />
          </Card>
          <Card title="相关咨询">
            <ActionList
              actions={[
                {
                  label: consult.illnessName || '我的咨询',
                  note: `${consult.consulterName} · ${consult.consultStatusDescription}`,
                  to: consultPages.consult.to({ consultId: consult.consultId }),
                },
                ...(consult.teamId
                  ? [{ label: '团队主页', to: teamPages.team.to({ id: consult.teamId }) }]
                  : [{ label: '专家团队', to: teamPages.teams.at }]),
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

const rights = (consult: Detail['consult']): string =>
  hasTerm(consult)
    ? `今天还能回复${consult.repliesLeft}条（每天${consult.replyLimit}条）`
    : `还能回复${consult.repliesLeft}条（共${consult.replyLimit}条）`

function End({ detail: { consult, events } }: { detail: Detail }) {
  const { isBusy, ask } = useEndConsult(consult)
  return (
    events.includes('end') && (
      <Button look="quiet" busy={isBusy} onClick={ask}>
        结束咨询
      </Button>
    )
  )
}
