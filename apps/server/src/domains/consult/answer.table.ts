import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { answerAlarm } from './alarm/answer.ts'
import { hang } from './attachments.ts'
import { addMessage, addNotice, type MessageOf, type NewMessage } from './consult-message.table.ts'
import { putInBox } from './consult.box.ts'
import { notify, textPatient } from './consult.life.ts'
import { consults } from './consult.lifecycle.ts'
import { savePromise } from './consult.promise.ts'
import { notices } from './consult.notices.ts'
import { forgetReminders } from './reminder.ts'
import type { Consult } from './consult.table.ts'

/** A message of the doctor's side. The first one sets the window of 48 hours and the doctor's reply time. */
export async function addAnswer(ctx: Ctx, consult: Consult, newMessage: NewMessage): Promise<MessageOf> {
  const message = await addMessage(ctx, consult, newMessage, 'patient')
  if (!message) throw new Error(`the message ${newMessage.sendId} was taken while its consult was held`)
  await hang(ctx, consult.consultId, message.messageId, newMessage.attachments)
  const isNotified = await putInBox(ctx, consult, 'consult_replied')
  if (consult.firstReplyAt === null) {
    await startWindow(ctx, consult)
    if (isNotified) await textPatient(ctx, consult, 'consult-replied')
  }
  await ctx.db
    .updateTable('consult')
    .set({ replyCount: sql`reply_count + 1` })
    .where('consultId', '=', consult.consultId)
    .execute()
  await answerAlarm(ctx, consult.consultId)
  await notify(ctx, consult, 'both')
  return message
}

async function startWindow(ctx: Ctx, consult: Consult): Promise<void> {
  await savePromise(ctx, await consults.change(ctx, consult, { firstReplyAt: ctx.now }))
  await forgetReminders(ctx, consult.consultId)
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
  await notify(ctx, consult, 'both')
}
