import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { FileMissingError } from '../../ports/files.ts'
import { paramOf } from './params.ts'

interface At {
  db: Db
  runtime: Runtime
}
interface MarkOptions {
  /** Pixels a side. */
  edge: number
  /** With room around it that a phone may cut away, on white. */
  isMaskable?: boolean
}

/** The hospital's own mark as a PNG; undefined where it has none. */
export async function hospitalMark(at: At, wanted: MarkOptions): Promise<Buffer | undefined> {
  const mark = await paramOf(at, 'face.mark')
  return mark === '' ? undefined : drawn(at, mark, wanted)
}

async function drawn({ db, runtime }: At, mark: string, wanted: MarkOptions): Promise<Buffer | undefined> {
  const file = await db.selectFrom('attachment').select('storageKey').where('attaId', '=', mark).executeTakeFirst()
  if (!file) return undefined
  try {
    const bytes = await runtime.files.get(file.storageKey)
    // With the first one: a start does without the decoders.
    const { squarePng } = await import('../../media/picture.ts')
    return await squarePng(bytes, wanted)
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}

const edges = new Set([180, 192, 512])
const address = /^([A-Za-z0-9._-]{1,64}?)-(maskable-)?(\d{2,3})\.png$/
/** Each is drawn once; a new mark has a new address. */
const mostDrawn = 2 * edges.size

/** GET /mark/{id}-{edge}.png: the hospital's own mark, for phones' screens, tabs and shares. Any other address is nothing. */
export function serveMark(app: FastifyInstance, { db, runtime }: At): void {
  const saved = new Map<string, Buffer>()
  app.get<{ Params: { name: string } }>('/mark/:name', async (request, reply) => {
    const [name, mark = '', maskable, edge = ''] = address.exec(request.params.name) ?? []
    const isOurs =
      name !== undefined && edges.has(Number(edge)) && mark === (await paramOf({ db, runtime }, 'face.mark'))
    const wanted = { edge: Number(edge), isMaskable: maskable !== undefined }
    const picture = isOurs ? (saved.get(name) ?? (await drawn({ db, runtime }, mark, wanted))) : undefined
    if (!isOurs || !picture)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('没有找到这张图片')
    if (saved.size >= mostDrawn) saved.clear()
    saved.set(name, picture)
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(picture)
  })
}
