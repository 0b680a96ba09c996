import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Link, useParams } from 'react-router'
import type { OutputOf } from '@nethos/contract/service.ts'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import type { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { price } from '@nethos/contract/common/money.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { isIcon } from '../../../controls/icon.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { askTeam } from '../../consult/public.ts'
import { articleLineOf } from '../../content/public.ts'
import { ReviewItem } from '../../doctors/public.tsx'
import { Folded } from '../parts/folded.tsx'
import { FollowTeam } from '../parts/follow-team.tsx'
import { Members } from '../parts/members.tsx'
import { meritsOf, priceOf, TeamBrief } from '../parts/team-brief.tsx'
import { TeamCodes } from '../parts/team-codes.tsx'
import { teamCard } from '../teams.calls.ts'
import { reviewTime } from '../review-time.ts'
import './team.page.css'

type Team = OutputOf<typeof teamServices.teamCard>

/** 团队主页: who they are, what for, what they offer, what others say. */
export default function TeamPage() {
  const { id = '' } = useParams()
  const team = useServiceQuery(teamCard(id))
  const about = team.value
  return (
    <DetailPage
      title={about?.teamName ?? '团队主页'}
      detail={team}
      action={about && <FollowTeam teamId={id} isFollow={about.isFollow} />}
      bar={about?.isOpen && <ButtonLink to={askTeam(id)}>团队咨询 {priceOf(about)}</ButtonLink>}
    >
      {one => <About team={one} />}
    </DetailPage>
  )
}

const About = ({ team }: { team: Team }) => (
  <>
    <Card>
      <TeamBrief team={team} />
      <p className="team-page__quiet">
        {meritsOf(team)}
        {team.followCount > 0 && ` · ${team.followCount}人关注`}
      </p>
      {!team.isOpen && <p className="team-page__quiet">这个团队还没有开通线上咨询</p>}
      {team.isOpen && team.replyLimit > 0 && (
        <p className="team-page__quiet">团队咨询可追问{team.replyLimit}条，24小时内未回复自动退款</p>
      )}
    </Card>
    <Banner team={team} />
    <Folded title="团队擅长" text={team.teamSkill} />
    <Folded title="团队介绍" text={team.teamResume} />
    <Members members={team.members} showsChief={team.showsChief} />
    {team.services.length > 0 && (
      <Card title="团队服务">
        <ActionList
          actions={team.services.map(one => ({
            label: one.serveName,
            note: one.isOpen ? lengthInWords(one) : '暂未开放',
            value: one.servicePriceCents === 0 ? '免费' : price(one.servicePriceCents),
            icon: isIcon(one.serveIcon) ? one.serveIcon : 'heart',
            to: teamPages.service.to({ teamId: team.teamId, serverId: one.serviceId }),
          }))}
        />
      </Card>
    )}
    <Card
      title={`团队评价（${team.commentCount}）`}
      more={team.commentCount > 0 && <Link to={teamPages.reviews.to({ id: team.teamId })}>全部</Link>}
    >
      {team.commentList.length === 0 && <p className="team-page__quiet">暂无评价信息</p>}
      <div className="team-page__reviews">
        {team.commentList.map(review => (
          <ReviewItem
            key={`${review.createdAt}${review.patientName}`}
            review={review}
            when={reviewTime(review.createdAt, serverNow())}
          />
        ))}
      </div>
    </Card>
    {team.articles.length > 0 && (
      <Card title="团队文章" more={<Link to={contentPages.articles.to({ teamId: team.teamId })}>全部文章</Link>}>
        <ActionList
          actions={team.articles.map(articleLineOf).map(({ title, note, to }) => ({ label: title, note, to }))}
        />
      </Card>
    )}
    <TeamCodes team={team} appCode={team.appCode} messagingCode={team.messagingCode} />
  </>
)

/** What the team announces, as a picture. */
function Banner({ team: { adPicture, adUrl, teamName } }: { team: Team }) {
  const { openLink } = useAppInfo()
  if (!adPicture) return null
  const picture = <img className="team-page__banner" src={`/files/${adPicture}`} alt={`${teamName}的公告`} />
  return adUrl ? (
    <button type="button" onClick={() => openLink(adUrl)}>
      {picture}
    </button>
  ) : (
    picture
  )
}
