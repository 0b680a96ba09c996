import { run } from '@nethos/calls/command.ts'
import { useOutbox } from '../../chat/use-outbox.ts'
import { reply } from './consult.calls.ts'

/** What the patient writes in a consult. */
export const useChat = (consultId: string) =>
  useOutbox(`chat.${consultId}`, ({ sendId, text, files }) =>
    run(reply, { consultId, sendId, replyContent: text, attaIdList: files.map(file => file.attaId) }),
  )
