import { useRef, useState } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { toast } from '../controls/toast.ts'
import { useDraft } from '../patterns/draft.ts'

/** A message that has not been taken yet. */
export interface Unsent {
  sendId: string
  text: string
  files: readonly Uploaded[]
  /** Length of a recording. */
  seconds?: number
  state: 'sending' | 'failed'
}

interface Draft {
  text: string
  unsent: readonly Unsent[]
}

export type Outbox = ReturnType<typeof useOutbox>

const newSendId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')

const without = (unsent: readonly Unsent[], sendId: string) => unsent.filter(one => one.sendId !== sendId)

/**
 * What is written in a room: kept until taken, shown at once, sent once however often it is tried (sendId).
 * `key` names the room; `deliver` sends one message and throws when it was not taken.
 */
export function useOutbox(key: string, deliver: (message: Unsent) => Promise<unknown>) {
  const draft = useDraft<Draft>(key, { text: '', unsent: [] })
  // Sending takes its time: what is typed meanwhile stays.
  const latest = useRef(draft.value)
  const change = (to: (now: Draft) => Partial<Draft>) => {
    latest.current = { ...latest.current, ...to(latest.current) }
    draft.set(latest.current)
  }
  // Messages go one after the other, as they were written.
  const [underWay] = useState(() => new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function isTaken(message: Unsent): Promise<boolean> {
    try {
      await deliver(message)
      return true
    } catch (error) {
      toast((error as Error).message)
      return false
    }
  }

  async function attempt(message: Unsent, more: Partial<Draft> = {}): Promise<void> {
    const { sendId } = message
    underWay.add(sendId)
    change(({ unsent }) => ({ ...more, unsent: [...without(unsent, sendId), { ...message, state: 'sending' }] }))
    const answer = last.current.then(() => isTaken(message))
    last.current = answer
    const taken = await answer
    underWay.delete(sendId)
    change(({ unsent }) => ({
      unsent: taken
        ? without(unsent, sendId)
        : unsent.map(one => (one.sendId === sendId ? { ...one, state: 'failed' } : one)),
    }))
  }

  return {
    text: draft.value.text,
    /** A message that was on its way when the page was closed is to be tried again. */
    unsent: draft.value.unsent.map(one =>
      one.state === 'sending' && !underWay.has(one.sendId) ? { ...one, state: 'failed' as const } : one,
    ),
    setText: (next: string) => change(() => ({ text: next })),
    say: (given: string) => attempt({ sendId: newSendId(), text: given, files: [], state: 'sending' }, { text: '' }),
    show: (files: readonly Uploaded[], seconds?: number) =>
      attempt({ sendId: newSendId(), text: '', files, ...(seconds ? { seconds } : {}), state: 'sending' }),
    retry: (message: Unsent) => attempt(message),
    drop: (message: Unsent) => change(({ unsent }) => ({ unsent: without(unsent, message.sendId) })),
  }
}
