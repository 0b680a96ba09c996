import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { TroubleError } from './codes.ts'
import type { Upload } from './handler.ts'

export interface Form {
  fields: Record<string, string>
  upload: Upload
  /** What x-sign is made over (docs/product/protocol.md 1, Uploads). */
  signed: string
}

const partTooLarge = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'])

/** Reads the form fields and the one part `file`; at most 10 MB. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.fieldname === 'file' && !upload) upload = { fileName: part.filename ?? '', bytes }
        else throw new TroubleError('malformed')
      } else if (typeof part.value === 'string') {
        if (part.fieldname === '__proto__' || part.fieldname === 'constructor') throw new TroubleError('malformed')
        if (part.value.includes('\0') || !part.value.isWellFormed()) throw new TroubleError('malformed')
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    if (error instanceof TroubleError) throw error
    throw new TroubleError(partTooLarge.has((error as { code?: string }).code ?? '') ? 'tooLarge' : 'malformed')
  }
  if (!upload) throw new TroubleError('malformed', { msg: '没有收到文件，请重新选择' })
  const digest = createHash('sha256').update(upload.bytes).digest('hex')
  const named = Object.keys(fields)
    .sort()
    .map(name => `${name}=${fields[name]}`)
  return { fields, upload, signed: [...named, `file=${digest}`].join('&') }
}
