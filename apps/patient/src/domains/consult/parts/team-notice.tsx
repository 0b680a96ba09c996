import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Navigate } from 'react-router'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { valueFrom } from '../../../patterns/sources.ts'
import { TeamBrief, teamCard } from '../../teams/public.tsx'
import type { Asking } from '../consult.links.ts'
import { TeamClinicNotice } from './clinic-notice.tsx'
import { NoticePage, type Offered } from './notice-page.tsx'

interface TeamNoticeProps {
  title: string
  asking: Asking
  /** Where it goes on. */
  next: string
}

const closed = '这个团队还没有开通这项咨询'

/** Before a team is asked, or one of its services is bought. */
export function TeamNotice({ title, asking, next }: TeamNoticeProps) {
  const { teamId, serviceId } = asking
  const card = useServiceQuery(teamCard(teamId), { unless: teamId === '' })
  if (!teamId) return <Navigate to={teamPages.teams.at} replace />
  if (asking.freeClinicId) return <TeamClinicNotice title={title} asking={asking} next={next} card={card} />
  const offered = valueFrom(card, (team): Offered => {
    const brief = <TeamBrief team={team} />
    if (!serviceId)
      return {
        brief,
        what: `团队咨询${team.replyLimit > 0 ? ` · 可追问${team.replyLimit}条` : ''}`,
        priceCents: team.priceCents,
        clock: '团队将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问，48小时后咨询自动结束。',
        closed: team.isOpen ? undefined : closed,
      }
    const service = team.services.find(one => one.serviceId === serviceId)
    return {
      brief,
      what: service ? `${service.serveName} · ${lengthInWords(service)}` : '',
      priceCents: service?.servicePriceCents ?? 0,
      clock:
        '团队将在24小时内首次回复，超时未回复自动退款；首次回复后，服务期内每天都可以提问，服务期从支付成功起算，到期自动结束。',
      closed: team.isOpen && service?.isOpen ? undefined : closed,
    }
  })
  return <NoticePage title={title} offered={offered} next={next} />
}
