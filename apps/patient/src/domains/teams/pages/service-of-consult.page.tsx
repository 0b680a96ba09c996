import { Navigate, useSearchParams } from 'react-router'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { lengthInWords } from '@nethos/contract/teams/teams.rules.ts'
import { teamPaths, teamWay } from '@nethos/contract/teams/teams.paths.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { consultDetail } from '../../consult/public.ts'
import { teamService } from '../teams.calls.ts'

/** 服务详情: what was bought with a consult of a team, and what is left of it. */
export default function ServiceOfConsultPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  if (!consultId) return <Navigate to={consultPaths.consultsOf.replace(':status', 'all')} replace />
  return <Bought consultId={consultId} serviceId={query.get('serverId') ?? ''} />
}

function Bought({ consultId, serviceId }: { consultId: string; serviceId: string }) {
  const detail = useAsked(consultDetail(consultId))
  const service = useAsked(teamService(serviceId), { unless: serviceId === '' })
  return (
    <DetailPage title="服务详情" detail={detail}>
      {({ consult }) => (
        <>
          <Card title="服务">
            <Lines
              lines={[
                { label: '服务名称', value: service.value?.serveName ?? '团队咨询' },
                { label: '服务团队', value: consult.docName },
                { label: '价格', value: price(service.value?.servicePriceCents ?? consult.feeCents) },
                { label: '服务时长', value: service.value && lengthInWords(service.value) },
                {
                  label: '服务期限',
                  value: consult.servedUntil
                    ? `至 ${dayAndTime(consult.servedUntil)}`
                    : consult.endAt && `至 ${dayAndTime(consult.endAt)}`,
                },
                { label: '剩余权益', value: `还能回复${consult.repliesLeft}条（共${consult.replyLimit}条）` },
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
                  to: consultPaths.consult.replace(':consultId', encodeURIComponent(consult.consultId)),
                },
                ...(consult.teamId
                  ? [{ label: '团队主页', to: teamWay('team', consult.teamId) }]
                  : [{ label: '专家团队', to: teamPaths.teams }]),
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
