import { redFlagNotice, redFlagsIn } from '@nethos/contract/consult/red-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Follow } from './follow.table.ts'
import { addMessage, wasNotedSince } from './talk.table.ts'

const day = 86_400_000

/**
 * What cannot wait is said in the stream, for the patient and for the doctor: the same no more than once a day. Nothing is
 * refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, follow: Follow, text: string): Promise<void> {
  const flags = redFlagsIn(text)
  if (flags.length === 0) return
  const content = redFlagNotice(flags)
  if (await wasNotedSince(ctx, follow.followId, content, ctx.now - day)) return
  await addMessage(
    ctx,
    follow,
    {
      msgType: 'TEXT',
      content,
      files: [],
      seconds: 0,
      talker: 'SYS',
      talkerId: '',
      talkerName: '',
      sendId: null,
    },
    'staffUnread',
  )
}
