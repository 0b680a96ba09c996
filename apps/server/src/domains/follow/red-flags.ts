import type { Ctx } from '../../calls/handler.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import type { Follow } from './follow.table.ts'
import { addMessage, wasNotedSince } from './talk.table.ts'

const day = 86_400_000

/**
 * What cannot wait is said in the stream, for the patient and for the doctor: the same no more than once a day. Nothing is
 * refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, follow: Follow, text: string): Promise<void> {
  const found = await emergenciesIn(ctx.db, text)
  if (found.flags.length === 0) return
  await logAlarms(ctx, { recordType: 'follow', recordId: follow.followId }, found, found.flags)
  const content = found.noticeOf(found.flags)
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
