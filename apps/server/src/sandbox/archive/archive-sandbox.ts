import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DicomArchive } from '../../adapters/dicomweb/settings.ts'
import { tags } from '../../adapters/dicomweb/attributes.ts'
import { instanceUidOf, recordNumberIn, seriesUidOf } from './demo-study.ts'
import { thoraxSize, thoraxSlice, thoraxSlices } from './thorax.ts'

const path = '/sandbox/providers/archive'
const tokenOf = (keys: { secret: Buffer }): string =>
  createHmac('sha256', keys.secret).update('the picture archive').digest('hex')

/** What the adapter needs to speak to the sandbox at this origin. */
export const archiveSandboxSettings = (keys: { secret: Buffer }, origin: string): DicomArchive[] =>
  ['h1', 'h2'].map(hosId => ({
    hosId,
    base: origin + path,
    token: tokenOf(keys),
    patientIds: 'record-number' as const,
    renders: 'archive' as const,
  }))

type Value = string | number
const dataset = (values: Partial<Record<keyof typeof tags, Value>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [tags[name as keyof typeof tags], { vr: 'UN', Value: [value] }]),
  )

const instance = (studyUid: string, number: number) =>
  dataset({
    studyUid,
    seriesUid: seriesUidOf(studyUid),
    instanceUid: instanceUidOf(studyUid, number),
    patientId: recordNumberIn(studyUid) ?? '',
    modality: 'CT',
    seriesName: '胸部平扫（演示，计算机绘制）',
    seriesNumber: 1,
    instanceNumber: number,
    rows: thoraxSize,
    columns: thoraxSize,
    samples: 1,
    photometric: 'MONOCHROME2',
    bitsAllocated: 16,
    bitsStored: 16,
    isSigned: 0,
    windowCenter: 40,
    windowWidth: 400,
    intercept: -1024,
    slope: 1,
  })

const none = (reply: FastifyReply) => reply.code(404).send({})

/** An archive of drawn chests, speaking DICOMweb. */
export async function archiveSandbox(app: FastifyInstance, { keys }: { keys: { secret: Buffer } }): Promise<void> {
  const token = tokenOf(keys)
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) await reply.code(401).send({})
  })
  const json = (reply: FastifyReply, found: object[]) =>
    reply.type('application/dicom+json').send(JSON.stringify(found))

  app.get<{ Querystring: { StudyInstanceUID?: string } }>(`${path}/studies`, async (request, reply) => {
    const studyUid = String(request.query.StudyInstanceUID ?? '')
    const recordNumber = recordNumberIn(studyUid)
    return json(reply, recordNumber === undefined ? [] : [dataset({ studyUid, patientId: recordNumber })])
  })
  app.get<{ Params: { study: string } }>(`${path}/studies/:study/instances`, async (request, reply) => {
    const { study } = request.params
    if (recordNumberIn(study) === undefined) return none(reply)
    return json(
      reply,
      Array.from({ length: thoraxSlices }, (_, at) => instance(study, at + 1)),
    )
  })
  app.get<{ Params: { study: string; instance: string }; Querystring: { window?: string; viewport?: string } }>(
    `${path}/studies/:study/series/:series/instances/:instance/frames/1/rendered`,
    async (request, reply) => {
      const { study } = request.params
      const number = Number(request.params.instance.split('.').at(-1))
      const isKnown = recordNumberIn(study) !== undefined && number >= 1 && number <= thoraxSlices
      if (!isKnown || request.params.instance !== instanceUidOf(study, number)) return none(reply)
      const [center = NaN, width = NaN] = (request.query.window ?? '').split(',').map(Number)
      const edge = Number((request.query.viewport ?? '').split(',')[0]) || undefined
      const { renderFrame } = await import('../../adapters/dicomweb/render-frame.ts')
      const rendered = await renderFrame(instance(study, number), thoraxSlice(number), {
        window: Number.isFinite(center) && Number.isFinite(width) ? { name: '', center, width } : undefined,
        edge,
      })
      return rendered ? reply.type(rendered.type).send(rendered.bytes) : none(reply)
    },
  )
}
