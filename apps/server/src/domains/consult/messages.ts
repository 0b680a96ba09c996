import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { missing } from './acting.ts'
import { readAbout } from '../messages/public.ts'
import { fileUrl } from '../system/public.ts'
import { countFiles, messagesOf, recordMessage, shownMessage } from './consult-message.table.ts'
import { findConsult, forgetUnread } from './consult.table.ts'
import { sheetOfMessage, signaturesOf } from './record/record.table.ts'

export const listMessages: HandlerOf<typeof consultServices.listMessages> = async ({ input, ctx }) => {
  const { consultId, msgLevel, pageNum, pageSize } = input
  const consult = await findConsult(ctx, consultId)
  if (!consult) return missing(ctx, consultId)
  const found = await messagesOf(ctx, consultId, { msgLevel, offset: (pageNum - 1) * pageSize, count: pageSize + 1 })
  const shown = shownPageOf(found, { pageNum, pageSize }, row => shownMessage(ctx, row))
  return looked({ personId: consult.personId, recordId: consultId }, shown)
}

/** Whoever reads the consult has read what his message box says of it. */
export const readMessages: HandlerOf<typeof consultServices.readMessages> = async ({ input, ctx }) => {
  if (!(await forgetUnread(ctx, input.consultId, 'patientUnread'))) return missing(ctx, input.consultId)
  await readAbout(ctx, { accountId: ctx.caller.accountId, recordType: 'consult', recordId: input.consultId })
  return true
}

export const countAttachments: HandlerOf<typeof consultServices.countAttachments> = async ({ input, ctx }) => {
  if (!(await findConsult(ctx, input.consultId))) return missing(ctx, input.consultId)
  return countFiles(ctx, input.consultId)
}

export const medicalRecord: HandlerOf<typeof consultServices.medicalRecord> = async ({ input, ctx, refuse }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return missing(ctx, input.consultId)
  const message = await recordMessage(ctx, consult.consultId, input.messageId)
  const record = message && medicalRecordIn({ msgType: message.msgType, replyContent: message.content })
  if (!record) return refuse('not_found')
  const shown = {
    ...record,
    messageId: message.messageId,
    docName: `${message.replierName} ${message.senderIdentity}`.trim(),
    consulterName: consult.consulterName,
    createdAt: message.createdAt.getTime(),
    sheet: await shownSheet(ctx, message.messageId),
  }
  return looked({ personId: consult.personId, recordId: consult.consultId }, shown)
}

async function shownSheet(ctx: Ctx, messageId: string) {
  const row = await sheetOfMessage(ctx, messageId)
  if (!row) return null
  const { recordNo, weightKg, allergies, contentHash, pdfAttaId } = row
  const pdf = pdfAttaId && {
    attaId: pdfAttaId,
    type: 'pdf',
    attaFileName: `病历-${recordNo}.pdf`,
    url: fileUrl(ctx.runtime, ctx.caller, pdfAttaId),
  }
  return { recordNo, weightKg, allergies, contentHash, pdf: pdf || null, signatures: signaturesOf(row) }
}
