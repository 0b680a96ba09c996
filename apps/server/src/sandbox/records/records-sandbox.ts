import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { FhirHospital } from '../../adapters/fhir/fhir-hospital.ts'
import type { Clock } from '../../ports/clock.ts'

const path = '/sandbox/providers/records'
const recordSystem = 'urn:nethos:demo:record-number'
const tokenOf = (keys: { secret: Buffer }): string =>
  createHmac('sha256', keys.secret).update('the record system').digest('hex')

/** What the adapter needs to speak to the sandbox at this origin. */
export const recordsSandboxSettings = (keys: { secret: Buffer }, origin: string): FhirHospital[] =>
  ['h1', 'h2'].map(hosId => ({
    hosId,
    base: `${origin}${path}/${hosId}`,
    token: tokenOf(keys),
    organizationId: hosId,
    recordSystem,
    takesRecords: true,
  }))

const attachment = z.looseObject({ contentType: z.string(), data: z.string() })
/** What a record system wants of a document at least. */
const document = z.looseObject({
  resourceType: z.literal('DocumentReference'),
  identifier: z.array(z.looseObject({ system: z.string(), value: z.string() })).check(z.minLength(1)),
  status: z.literal('current'),
  type: z.looseObject({ coding: z.array(z.looseObject({ code: z.string() })).check(z.minLength(1)) }),
  subject: z.looseObject({ reference: z.string().check(z.regex(/^Patient\/[A-Za-z0-9.-]+$/)) }),
  content: z
    .array(z.looseObject({ attachment }))
    .check(
      z.refine(
        all => all.some(one => one.attachment.contentType === 'application/pdf' && one.attachment.data !== ''),
        'no PDF',
      ),
    ),
})

const media = 'application/fhir+json'
const send = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type(media).send(JSON.stringify(body))
const fault = (reply: FastifyReply, status: number, code: string) =>
  send(reply, status, { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] })
const found = (reply: FastifyReply, resources: readonly object[]) =>
  send(reply, 200, { resourceType: 'Bundle', type: 'searchset', entry: resources.map(resource => ({ resource })) })

type Of = FastifyRequest<{ Params: { hosId: string } }>

/** A hospital's record system that speaks HL7 FHIR R4: knows every record number, takes each document once, and refuses what is not whole. */
export async function recordsSandbox(
  app: FastifyInstance,
  { pool, clock, keys }: { pool: pg.Pool; clock: Clock; keys: { secret: Buffer } },
): Promise<void> {
  const token = tokenOf(keys)
  for (const type of [media, 'application/x-www-form-urlencoded'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 16 * 1024 * 1024 }, (_request, body, done) =>
      done(null, type === media ? JSON.parse(String(body)) : new URLSearchParams(String(body))),
    )
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) await fault(reply, 401, 'login')
  })
  const known = async (hosId: string, identifier: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ theirId: string }>(
      'select their_id as "theirId" from sandbox.hospital_document where hos_id = $1 and identifier = $2',
      [hosId, identifier],
    )
    return rows[0]?.theirId
  }

  app.post(`${path}/:hosId/Patient/$match`, (_request, reply) => fault(reply, 404, 'not-supported'))
  app.post(`${path}/:hosId/Patient/_search`, (request: Of, reply) => {
    const [system = '', value = ''] = ((request.body as URLSearchParams).get('identifier') ?? '').split('|')
    const patient = { resourceType: 'Patient', id: value, identifier: [{ system, value }] }
    return found(reply, system === recordSystem && /^[A-Za-z0-9.-]+$/.test(value) ? [patient] : [])
  })
  app.get(`${path}/:hosId/DocumentReference`, async (request: Of, reply) => {
    const { identifier = '' } = request.query as { identifier?: string }
    const id = await known(request.params.hosId, identifier)
    return found(reply, id === undefined ? [] : [{ resourceType: 'DocumentReference', id }])
  })
  app.post(`${path}/:hosId/DocumentReference`, async (request: Of, reply) => {
    const { hosId } = request.params
    const sent = z.safeParse(document, request.body)
    if (!sent.success) return fault(reply, 422, 'required')
    const { identifier, subject } = sent.data
    const ours = `${identifier[0]!.system}|${identifier[0]!.value}`
    const { rowCount } = await pool.query(
      `insert into sandbox.hospital_document (their_id, hos_id, identifier, record_number, body, at)
       values ($1, $2, $3, $4, $5, $6) on conflict (hos_id, identifier) do nothing`,
      [randomUUID(), hosId, ours, subject.reference.slice('Patient/'.length), sent.data, new Date(clock.now())],
    )
    const id = await known(hosId, ours)
    return reply
      .code(rowCount === 1 ? 201 : 200)
      .header('location', `${path}/${hosId}/DocumentReference/${id}/_history/1`)
      .send()
  })
}
