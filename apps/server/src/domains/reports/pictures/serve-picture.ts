import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { pictureWindows, type WindowName } from '@nethos/contract/reports/report-windows.ts'
import { writeDown } from '../../../calls/audit.ts'
import type { Database } from '../../../database/connect.ts'
import type { RenderedPicture } from '../../../ports/hospital-pictures.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import type { Runtime } from '../../../runtime.ts'
import { viewerOf } from '../../system/public.ts'
import { maySeeReport } from '../rights.ts'
import { hospitalOfPicture } from './study.table.ts'

interface Asked {
  Params: { reportId: string; studyUid: string; seriesUid: string; instanceUid: string; frame: string }
  Querystring: { t?: string; window?: string; size?: string }
}

const wellFormed = /^[A-Za-z0-9._-]{1,64}$/
const framePattern = /^[1-9]\d{0,3}$/
const windowOf = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(pictureWindows, name) ? pictureWindows[name as WindowName] : undefined

/**
 * GET /report-pictures/…: a picture out of the hospital's archive, for who may read the report now. No browser ever asks the
 * archive, and what the archive is asked for is only what the report names.
 */
export function reportPictures(
  app: FastifyInstance,
  { db, runtime, log }: { db: Database; runtime: Runtime; log: Logger },
): void {
  app.get<Asked>('/report-pictures/:reportId/:studyUid/:seriesUid/:instanceUid/:frame', async (request, reply) => {
    const { reportId, frame, ...uids } = request.params
    if (![reportId, ...Object.values(uids)].every(one => wellFormed.test(one)) || !framePattern.test(frame))
      return missing(reply)
    const caller = await viewerOf(db, runtime, String(request.query.t ?? ''))
    if (caller.kind === 'nobody') return missing(reply)
    const now = runtime.clock.now()
    const picture = { ...uids, frame: Number(frame) }
    const seen = await maySeeReport(db, caller, reportId, now)
    const hosId = seen && (await hospitalOfPicture(db, reportId, picture))
    if (!seen || hosId === undefined) return missing(reply)
    const isSmall = request.query.size === 'small'
    if (caller.kind === 'staff' && !isSmall)
      await writeDown(
        db,
        { caller, now, requestId: request.id },
        { action: 'file.read', personId: seen.personId, recordType: 'file', recordId: uids.instanceUid },
      )
    let rendered: RenderedPicture | undefined
    try {
      rendered = await runtime.pictures.picture(hosId, picture, { window: windowOf(request.query.window), isSmall })
    } catch (error) {
      if (!(error instanceof HospitalUnreachableError)) throw error
      log.warn({ err: error, requestId: request.id, hosId }, 'a picture could not be fetched')
      return reply.code(503).header('cache-control', 'no-store').send({ code: '00010503', msg: '医院影像系统没有应答' })
    }
    if (!rendered) return missing(reply)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(rendered.type)
      .send(rendered.bytes)
  })
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ code: '00010440', msg: '记录不存在' })
