import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '@nethos/contract/service.ts'
import { systemRefusals } from '@nethos/contract/system/system.refusals.ts'
import { directUploadPath, type uploadTicketServices } from '@nethos/contract/system/upload-ticket.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { countAgainst } from '../../calls/limits.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { readUpload } from '../../media/read-upload.ts'
import { readVideo } from '../../media/video.ts'
import { addAttachment } from './attachment.table.ts'
import { saveRead } from './save-upload.ts'
import { addUploadTicket, spendUploadTicket, type UsedTicket } from './upload-ticket.table.ts'
import { fileUrl } from './viewer-ticket.ts'

export const uploadTicket: HandlerOf<typeof uploadTicketServices.uploadTicket> = async ({ input, ctx }) => {
  const { kind, originalName, fileSize } = input
  const given = await addUploadTicket(ctx, { kind, originalName, fileSize: fileSize ?? undefined })
  return { ...given, domain: ctx.runtime.settings.origin + directUploadPath }
}

/** One address may share a ward's or a carrier's. */
const limit = { times: 600, seconds: 60 } as const

const no = ({ code, sentence }: Refusal, words = sentence) => ({ code, msg: words })

/** POST /upload: one file by a ticket alone. Nothing of the file is read before the ticket has been. */
export function directUpload(app: FastifyInstance, { db, runtime }: { db: Database; runtime: Runtime }): void {
  app.post(directUploadPath, async request => {
    if (!request.isMultipart()) throw new TroubleError('wrongType')
    await countAgainst(db, { key: `direct upload ${request.ip}`, limit, now: runtime.clock.now() })
    const { ticket, bytes } = await readTicketed(request, { db, runtime })
    if (!ticket || !bytes) return no(systemRefusals.upload_ticket_over)
    if (bytes.length > ticket.bytesMost) return no(systemRefusals.not_as_ticketed)
    const read = ticket.kind === 'video' ? readVideo(bytes, ticket.fileName) : await readUpload(bytes, ticket.fileName)
    if (read.kind === 'refused') return no(systemRefusals.unreadable_file, read.sentence)
    if (read.kind !== ticket.kind) return no(systemRefusals.not_as_ticketed)
    const saved = await saveRead(runtime, read)
    const { caller, attaId } = ticket
    await addAttachment({ db, caller, now: runtime.clock.now() }, { ...saved, attaId })
    const obj = { attaId, url: fileUrl(runtime, caller, attaId), type: saved.kind, attaFileName: saved.fileName }
    return { code: '0', msg: '', obj }
  })
}

/** `token` and `key` stand before `file`, as an object store wants them. */
async function readTicketed(
  request: FastifyRequest,
  { db, runtime }: { db: Database; runtime: Runtime },
): Promise<{ ticket?: UsedTicket | undefined; bytes?: Buffer }> {
  const fields: Record<'token' | 'key', string> = { token: '', key: '' }
  try {
    for await (const part of request.parts({ limits: { fields: 20, fieldSize: 1_000 } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'token' || part.fieldname === 'key') fields[part.fieldname] = String(part.value)
        continue
      }
      const isWhole = /^[A-Za-z0-9_-]{43}$/.test(fields.token) && part.fieldname === 'file'
      const ticket = isWhole ? await spendUploadTicket(db, fields, runtime.clock.now()) : undefined
      if (ticket) return { ticket, bytes: await part.toBuffer() }
      part.file.resume()
      return {}
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code?.startsWith('FST_')) throw new TroubleError(code === 'FST_REQ_FILE_TOO_LARGE' ? 'tooLarge' : 'malformed')
    throw error
  }
  throw new TroubleError('malformed', { msg: '没有收到文件，请重新选择' })
}
