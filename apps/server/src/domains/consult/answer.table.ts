import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { hang } from './attachments.ts'
import { addMessage, addNotice, type MessageOf, type Said } from './consult-message.table.ts'
import { putInBox } from './consult.box.ts'
import { tell, textPatient } from './consult.life.ts'
import { deadlines } from './consult.move.ts'
import { keepPromise } from './consult.promise.ts'
import { notices } from './consult.notices.ts'
import type { Consult } from './consult.table.ts'

/** A message of the doctor's side. The first one sets the window of 48 hours and the doctor's reply time. */
export async function addAnswer(ctx: Ctx, consult: Consult, said: Said): Promise<MessageOf> {
  const message = await addMessage(ctx, consult, said, 'patient')
  if (!message) throw new Error(`the message ${said.sendId} was taken while its consult was held`)
  await hang(ctx, consult.consultId, message.messageId, said.attachments)
  const isTold = await putInBox(ctx, consult, 'consult_replied')
  if (consult.firstReplyAt === null) {
    await startWindow(ctx, consult)
    if (isTold) await textPatient(ctx, consult, 'consult-replied')
  }
  await ctx.db
    .updateTable('consult')
    .set({ replyCount: sql`reply_count + 1` })
    .where('consultId', '=', consult.consultId)
    .execute()
  await tell(ctx, consult, 'both')
  return message
}

async function startWindow(ctx: Ctx, consult: Consult): Promise<void> {
  const answered = { ...consult, firstReplyAt: ctx.now }
  await ctx.db
    .updateTable('consult')
    .set({ firstReplyAt: new Date(ctx.now), ...deadlines(consult.consultStatus, answered) })
    .where('consultId', '=', consult.consultId)
    .execute()
  await keepPromise(ctx, answered)
}

/** The doctor asks for more: 补充资料 is offered once again. */
export async function askForMore(ctx: Ctx, consult: Consult, content: string): Promise<void> {
  await ctx.db
    .updateTable('consult')
    .set({ supplementAskedAt: new Date(ctx.now) })
    .where('consultId', '=', consult.consultId)
    .execute()
  await addNotice(ctx, consult, notices.supplementAsked(content, consult), 'patient')
  await putInBox(ctx, consult, 'consult_supplement_asked')
  await tell(ctx, consult, 'both')
}
