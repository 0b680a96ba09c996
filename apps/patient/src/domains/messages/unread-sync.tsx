import { useEffect } from 'react'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { allUnread, askAgain } from './messages.calls.ts'
import { unread } from './unread.ts'

/** Where the stream cannot be opened. */
const everyMs = 60_000

/** Keeps the count of unread messages while somebody is logged in: told by the server, asked for now and then. */
export default function UnreadSync() {
  const { value = 0 } = useServiceQuery(allUnread(), { everyMs })
  useEvents(({ type }) => {
    if (type === 'message') askAgain()
  })
  useEffect(() => unread.set(value), [value])
  useEffect(() => () => unread.set(0), [])
  return null
}
