import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { followTeam, unfollowTeam } from '../teams.calls.ts'

/** Follows and unfollows; a guest logs in first and comes back. */
export function FollowTeam({ teamId, isFollow }: { teamId: string; isFollow: boolean }) {
  const follow = useCommand(isFollow ? unfollowTeam : followTeam)
  const session = useSession()
  if (!session) return <Link to={accountPages.login.to({ backPath: teamPages.team.to({ id: teamId }) })}>+关注</Link>
  return (
    <button type="button" aria-pressed={isFollow} aria-busy={follow.isBusy} onClick={() => void follow.run({ teamId })}>
      {isFollow ? '已关注' : '+关注'}
    </button>
  )
}
