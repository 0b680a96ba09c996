import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { toast } from '../../../controls/toast.ts'
import { followDoctor } from '../doctors.calls.ts'
import { useUnfollow } from '../use-unfollow.ts'
import { doctorWay } from './doctor-offers.ts'

interface FollowButtonProps {
  docId: string
  docName: string
  isFollow: boolean
}

/** Follows, and after a question unfollows; a guest logs in first and comes back. */
export function FollowButton({ docId, docName, isFollow }: FollowButtonProps) {
  const follow = useCommand(followDoctor)
  const unfollow = useUnfollow()
  const session = useSession()
  if (!session) return <Link to={accountPages.login.to({ backPath: doctorWay(docId) })}>+关注</Link>
  const tap = async () => {
    if (isFollow) await unfollow.ask({ docId, docName })
    else if (await follow.run({ docId })) toast('已关注')
  }
  return (
    <button
      type="button"
      aria-pressed={isFollow}
      aria-busy={follow.isBusy || unfollow.isBusy}
      onClick={() => void tap()}
    >
      {isFollow ? '已关注' : '+关注'}
    </button>
  )
}
