import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Caller } from '../../calls/caller.ts'
import { writeDown } from '../../calls/audit.ts'
import type { Db } from '../../database/connect.ts'
import type { FileRights, OpenFiles } from '../../domain.ts'
import type { Runtime } from '../../runtime.ts'
import { FileMissingError } from '../../ports/files.ts'
import { findAttachment, type FoundFile } from './attachment.table.ts'
import { viewerOf } from './viewer-ticket.ts'

/** Pictures that everybody may see, by the beginning of their name: portraits, banners. */
export type PublicPictures = (name: string) => Promise<Buffer | undefined>

interface Inside {
  db: Db
  runtime: Runtime
  rights: FileRights
  open: OpenFiles
  publicPicture: PublicPictures
}

const wellFormed = /^[A-Za-z0-9._-]{1,64}$/
const sandbox = "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"

/** GET /files/{attaId}: only for those who may see the record that it hangs on (docs/product/protocol.md 1, docs/product/security.md 12). */
export function serveFiles(app: FastifyInstance, { db, runtime, rights, open, publicPicture }: Inside): void {
  app.get<{ Params: { attaId: string }; Querystring: { t?: string; size?: string } }>(
    '/files/:attaId',
    async (request, reply) => {
      const { attaId } = request.params
      const shown = await publicPicture(attaId)
      if (shown) return reply.header('cache-control', 'public, max-age=604800').type('image/webp').send(shown)
      const { t: ticket = '' } = request.query
      const caller = await viewerOf(db, runtime, String(ticket))
      // Open files need no ticket; a void one opens nothing, and costs no look into the tables.
      if (!wellFormed.test(attaId) || (ticket !== '' && caller.kind === 'nobody')) return missing(reply)
      const file = await findAttachment(db, caller, attaId)
      const isOpen = file !== undefined && (await isForAll(db, file, open, runtime.clock.now()))
      const isKnown = caller.kind !== 'nobody'
      const seen = isOpen ? {} : file && isKnown && (await maySee(db, caller, file, rights, runtime.clock.now()))
      if (!file || !seen) return missing(reply)
      if (caller.kind === 'staff' && !file.isOwn && !isOpen) {
        const about = { caller, now: runtime.clock.now(), requestId: request.id }
        await writeDown(db, about, { ...readingOf(file), ...seen, recordId: attaId })
      }
      const key = request.query.size === 'small' && file.thumbnailKey ? file.thumbnailKey : file.storageKey
      try {
        const bytes = await runtime.files.get(key)
        const part = isPlayed(file) ? partOf(request.headers.range, bytes.length) : undefined
        if (part) void reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`)
        return await reply
          .header('accept-ranges', isPlayed(file) ? 'bytes' : 'none')
          .header('cache-control', isOpen ? 'private, max-age=3600' : 'no-store')
          .header('content-security-policy', sandbox)
          // A browser's own viewer does not open a sandboxed document: PDFs are handed over to be kept.
          .header('content-disposition', dispositionOf(file))
          .type(key === file.thumbnailKey ? 'image/webp' : file.mediaType)
          .send(part ? bytes.subarray(part.from, part.to + 1) : bytes)
      } catch (error) {
        if (error instanceof FileMissingError) return missing(reply)
        throw error
      }
    },
  )
}

const readingOf = ({ ownerAccountId }: { ownerAccountId: string | null }) => ({
  action: 'file.read' as const,
  recordType: 'file',
  ...(ownerAccountId !== null && { accountId: ownerAccountId }),
})

const dispositionOf = ({ kind, fileName }: { kind: string; fileName: string }): string =>
  `${kind === 'pdf' || kind === 'archive' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(fileName)}`

const isPlayed = ({ kind }: { kind: string }): boolean => kind === 'audio' || kind === 'video'

/** The one part that is asked for, as `bytes=0-1`: phones of one maker play sound only from a server that gives parts. */
function partOf(range: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from <= to ? { from, to } : undefined
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ code: '00010440', msg: '记录不存在' })

async function isForAll(db: Db, { uses }: FoundFile, open: OpenFiles, now: number): Promise<boolean> {
  for (const { recordType, recordId } of uses) if (await open[recordType]?.(db, recordId, now)) return true
  return false
}

/** Whom the record is about as far as it says so; undefined when the caller may not see the file. */
async function maySee(
  db: Db,
  caller: Caller,
  file: FoundFile,
  rights: FileRights,
  now: number,
): Promise<{ personId?: string } | undefined> {
  if (file.isOwn) return {}
  for (const { recordType, recordId } of file.uses) {
    const may = await rights[recordType]?.(db, caller, recordId, now)
    if (may) return may === true ? {} : { ...may }
  }
  return undefined
}
