import { useEffect, useRef } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useDraft } from '../../patterns/draft.ts'
import { toast } from '../../controls/toast.ts'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { reply } from './consult.calls.ts'

/** A message that has not been taken yet. */
export interface Unsent {
  sendId: string
  text: string
  files: readonly Uploaded[]
  state: 'sending' | 'failed'
}

interface Draft {
  text: string
  unsent: readonly Unsent[]
}

const newSendId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')

/** What the patient writes: kept until taken, shown at once, sent once however often it is tried (sendId). */
export function useChat(consultId: string) {
  const draft = useDraft<Draft>(`chat.${consultId}`, { text: '', unsent: [] })
  const send = useCommand(reply, error => {
    toast(error.message)
    return true
  })
  const { text, unsent } = draft.value
  // Sending takes its time: what is typed meanwhile stays.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const change = (to: (now: Draft) => Partial<Draft>) =>
    latest.current.set({ ...latest.current.value, ...to(latest.current.value) })
  const without = (now: Draft, sendId: string) => now.unsent.filter(one => one.sendId !== sendId)

  async function attempt(message: Unsent, more: Partial<Draft> = {}): Promise<void> {
    const { sendId } = message
    change(now => ({ ...more, unsent: [...without(now, sendId), { ...message, state: 'sending' }] }))
    const taken = await send.run({
      consultId,
      sendId,
      replyContent: message.text,
      attaIdList: message.files.map(file => file.attaId),
    })
    change(now => ({ unsent: taken ? without(now, sendId) : [...without(now, sendId), { ...message, state: 'failed' }] }))
  }

  return {
    text,
    /** A message that was on its way when the page was closed is to be tried again. */
    unsent: unsent.map(one => (one.state === 'sending' && !send.isBusy ? { ...one, state: 'failed' as const } : one)),
    setText: (next: string) => change(() => ({ text: next })),
    say: (said: string) => attempt({ sendId: newSendId(), text: said, files: [], state: 'sending' }, { text: '' }),
    show: (files: readonly Uploaded[]) => attempt({ sendId: newSendId(), text: '', files, state: 'sending' }),
    retry: (message: Unsent) => attempt(message),
    drop: (message: Unsent) => change(now => ({ unsent: without(now, message.sendId) })),
  }
}
