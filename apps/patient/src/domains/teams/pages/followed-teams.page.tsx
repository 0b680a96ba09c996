import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { MyDoctors } from '../../follow/public.ts'
import { TeamCard } from '../parts/team-card.tsx'
import { followedTeams } from '../teams.calls.ts'

/** 关注的团队, the latest first: one of the tabs of 我的医生. */
export default function FollowedTeamsPage() {
  const rows = useRows(followedTeams())
  return (
    <MyDoctors>
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        <Rows
          rows={rows}
          empty="您还没有关注团队"
          icon="team"
          way={
            <ButtonLink to={teamPages.teams.at} look="soft">
              去看看专家团队
            </ButtonLink>
          }
        >
          {team => <TeamCard key={team.teamId} team={team} />}
        </Rows>
      </PullToRefresh>
    </MyDoctors>
  )
}
