import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { session } from '@nethos/calls/session.ts'
import { Notice } from '../../../controls/notice.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { backPathIn } from '../account.links.ts'
import { ownPath } from '../own-path.ts'

/** Above the ways in, for whoever opens them logged in: the way on. */
export function AlreadyIn() {
  const [wasIn] = useState(() => session() !== undefined)
  const [query] = useSearchParams()
  const { home } = useAppInfo()
  if (!wasIn) return null
  return (
    <Notice>
      您已登录，不用再次登录。
      <Link to={ownPath(backPathIn(query)) ?? home} replace>
        继续使用
      </Link>
    </Notice>
  )
}
