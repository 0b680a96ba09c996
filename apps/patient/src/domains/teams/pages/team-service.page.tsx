import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { askTeam } from '../../consult/public.ts'
import { ServiceHead } from '../parts/service-head.tsx'
import { teamService } from '../teams.calls.ts'

/** 团队服务: one service of a team, what it holds and what it costs. */
export default function TeamServicePage() {
  const [query] = useSearchParams()
  const serviceId = query.get('serverId')
  const teamId = query.get('teamId')
  if (!serviceId) return <Navigate to={teamId ? teamPages.team.to({ id: teamId }) : teamPages.teams.at} replace />
  return <Service serviceId={serviceId} />
}

function Service({ serviceId }: { serviceId: string }) {
  const service = useServiceQuery(teamService(serviceId))
  const there = service.value
  return (
    <DetailPage
      detail={service}
      bar={there?.isOpen && <ButtonLink to={askTeam(there.teamId, there.serviceId)}>申请服务</ButtonLink>}
    >
      {one => (
        <>
          <ServiceHead service={one} />
          {!one.isOpen && <Notice tone="warn">这项服务还没有开放申请</Notice>}
          <Card title="服务内容">
            <p>{one.serveContent || '请向团队了解服务内容'}</p>
          </Card>
          <Card title="提供服务的团队">
            <ActionList
              actions={[{ label: one.teamName, to: teamPages.team.to({ id: one.teamId }), icon: 'people' }]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
