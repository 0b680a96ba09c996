import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { followDoctor, unfollowDoctor } from '../doctors.calls.ts'
import { doctorWay } from './doctor-card.tsx'

/** Follows and unfollows; a guest logs in first and comes back. */
export function FollowButton({ docId, isFollow }: { docId: string; isFollow: boolean }) {
  const follow = useCommand(isFollow ? unfollowDoctor : followDoctor)
  const session = useSession()
  if (!session) return <Link to={`/login?backPath=${encodeURIComponent(doctorWay(docId))}`}>+关注</Link>
  return (
    <button type="button" aria-pressed={isFollow} aria-busy={follow.isBusy} onClick={() => void follow.run({ docId })}>
      {isFollow ? '已关注' : '+关注'}
    </button>
  )
}
