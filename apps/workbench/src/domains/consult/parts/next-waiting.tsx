import { Link, useNavigate } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { queue } from '../consult.calls.ts'
import { searchOf, type QueueFilter } from '../queue-filter.ts'
import { inOrder, waitsSince } from '../queue-order.ts'
import { useDeskKeys } from '../use-desk-keys.ts'

/** The way to who waits longest beside this one; nothing where nobody does. */
export function NextWaiting({ consultId, filter }: { consultId: string; filter: QueueFilter }) {
  const { rows } = useRows(queue(filter))
  const next = inOrder(rows).find(row => row.consultId !== consultId && waitsSince(row) !== undefined)
  const to = next && { pathname: `/consults/${next.consultId}`, search: searchOf(filter) }
  const go = useNavigate()
  useDeskKeys({ n: to && (() => void go(to)) })
  if (!to) return null
  return (
    <Link className="consult__next" to={to} aria-keyshortcuts="n">
      下一位：{next.consulterName}
    </Link>
  )
}
