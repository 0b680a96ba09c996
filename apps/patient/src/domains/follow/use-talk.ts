import { useRef, useState } from 'react'
import { joined, type Known } from '@nethos/contract/follow/follow.joined.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { toast } from '../../controls/toast.ts'
import { talk, talkBefore } from './follow.calls.ts'

const pollMs = 5_000
const nothing: Known = { messages: [], hasOlder: false }

/** A talk: heard of at once, asked for every five seconds all the same, and older messages as far up as one reads. */
export function useTalk(followId: string) {
  const newest = useServiceQuery(talk(followId), { everyMs: pollMs })
  useEvents(event => event.type === 'follow' && event.id === followId && newest.retry())
  const [known, setKnown] = useState(nothing)
  const [seen, setSeen] = useState<typeof newest.value>()
  if (newest.value !== seen) {
    setSeen(newest.value)
    if (newest.value) setKnown(joined(known, newest.value.rows, newest.value.hasNextPage))
  }

  const isAsking = useRef(false)
  /** False when they could not be had. */
  async function loadOlder(): Promise<boolean> {
    const oldest = known.messages[0]
    if (!oldest || isAsking.current) return false
    isAsking.current = true
    try {
      const older = await talkBefore(followId, oldest.messageId)
      setKnown(now =>
        now.messages[0]?.messageId === oldest.messageId
          ? { messages: [...older.messages, ...now.messages], hasOlder: older.hasOlder }
          : now,
      )
      return true
    } catch (error) {
      toast((error as Error).message)
      return false
    } finally {
      isAsking.current = false
    }
  }
  return { ...known, status: newest.status, sentence: newest.sentence, retry: newest.retry, loadOlder }
}
