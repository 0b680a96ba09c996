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

  async function attempt(message: Unsent, rest: readonly Unsent[], nextText: string): Promise<void> {
    draft.set({ text: nextText, unsent: [...rest, { ...message, state: 'sending' }] })
    const taken = await send.run({
      consultId,
      sendId: message.sendId,
      replyContent: message.text,
      attaIdList: message.files.map(file => file.attaId),
    })
    draft.set({ text: nextText, unsent: taken ? rest : [...rest, { ...message, state: 'failed' }] })
  }
  const others = (sendId: string) => unsent.filter(one => one.sendId !== sendId)

  return {
    text,
    /** A message that was on its way when the page was closed is to be tried again. */
    unsent: unsent.map(one => (one.state === 'sending' && !send.isBusy ? { ...one, state: 'failed' as const } : one)),
    setText: (next: string) => draft.set({ text: next, unsent }),
    say: (said: string) => attempt({ sendId: newSendId(), text: said, files: [], state: 'sending' }, unsent, ''),
    show: (files: readonly Uploaded[]) => attempt({ sendId: newSendId(), text: '', files, state: 'sending' }, unsent, text),
    retry: (message: Unsent) => attempt(message, others(message.sendId), text),
    drop: (message: Unsent) => draft.set({ text, unsent: others(message.sendId) }),
  }
}
