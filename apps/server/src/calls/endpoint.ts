import { present } from '@nethos/contract/common/present.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { healthConsentRefusals } from '@nethos/contract/common/health-consent.ts'
import { auditsFault } from '@nethos/contract/common/audited.ts'
import { commonRefusals, invalidInput } from '@nethos/contract/common/common.refusals.ts'
import { firstSpoken, firstUnspoken } from '@nethos/contract/rule.ts'
import type { Refusal, Service } from '@nethos/contract/service.ts'
import { fromWire, toWire } from '@nethos/contract/spelling.ts'
import type { Lines } from '../database/lines.ts'
import { admissions } from './admission.ts'
import type { Caller } from './caller.ts'
import { carryOut, type Inside } from './carry-out.ts'
import { ShedError, TroubleError } from './codes.ts'
import { checkTime, isSigned, readBody, readEnvelope, type Envelope } from './envelope.ts'
import { forgeries } from './forgeries.ts'
import type { Gate } from './gate.ts'
import { isRefused, Spelled, type AnyHandler, type Implemented, type Upload } from './handler.ts'
import { checkLimits } from './limits.ts'
import { loginRules, type SecondStep } from './second-step.ts'
import { shedEarly } from './shed-early.ts'
import { spelledReply } from './ready-json.ts'
import { replyWriter } from './reply-writer.ts'
import { tokenKeys, type TokenKeys } from './token-keys.ts'
import { readForm, type Form } from './upload.ts'

const json = 'application/json; charset=utf-8'

interface Door {
  service: Service
  handler: AnyHandler
  write: (output: unknown) => Record<string, unknown>
  /** Our key → the wire's, to name a field in the wire's word. */
  words: Readonly<Record<string, string>>
}

interface Seen {
  door: Door
  envelope: Envelope
  token: TokenKeys | undefined
  isRight: boolean
  now: number
}

export interface EndpointOptions extends Inside {
  lines: Lines
  services: readonly Implemented[]
  gate: Gate
}

/** One dispatcher, deny by default: a Map from name to service (docs/product/security.md 1). Names are matched without regard to case. */
function doorsOf(services: readonly Implemented[]): Map<string, Door> {
  const doors = new Map<string, Door>()
  for (const { service, handler } of services) {
    if (!service.access || !handler) throw new Error(`${service.name} has no access or no handler`)
    const fault = auditsFault(service)
    if (fault) throw new Error(`${service.name} ${fault}`)
    const door = { service, handler, write: replyWriter(service), words: service.spelling.words ?? {} }
    for (const name of [service.name, ...service.aliases]) {
      if (doors.has(name.toLowerCase())) throw new Error(`two services are called ${name}`)
      doors.set(name.toLowerCase(), door)
    }
  }
  return doors
}

/** POST /api: name → signature → who → may he → wire words to ours → input → transaction → reply (docs/product/protocol.md 1). */
export function endpoint(app: FastifyInstance, { lines, services, gate, ...inside }: EndpointOptions): void {
  const { db, runtime } = inside
  const doors = doorsOf(services)
  const mustShed = shedEarly(services, gate)
  const admit = admissions(lines, loginRules(runtime.settings))
  const tokens = tokenKeys(runtime.keys.secret)
  const countForgery = forgeries(lines, runtime.settings.callsPerMinute * runtime.settings.callersPerAddress)

  /** What can be seen of a call without asking the database. */
  function recognize(request: FastifyRequest, fields: Record<string, unknown>, signed: Buffer | string): Seen {
    const envelope = readEnvelope(fields)
    const door = doors.get(envelope.service.toLowerCase())
    if (!door) throw new TroubleError('unknownService')
    request.calling = door.service.name
    const now = runtime.clock.now()
    checkTime(envelope, now)
    const token = envelope.token === undefined ? undefined : tokens.of(envelope.token)
    const isRight = isSigned(request.headers['x-sign'], token?.signKey ?? runtime.keys.channelKey, signed)
    return { door, envelope, token, isRight, now }
  }

  async function identify(request: FastifyRequest, { envelope, token, isRight, now }: Seen): Promise<Caller> {
    if (!isRight) {
      // Against the address and never against the token: who does not have its key must not use up its calls.
      await countForgery(request.ip, now)
      // Only here the session is asked for first: an unknown token wants a new login, a known one a right signature.
      if (token && !(await isKnown(lines, token.hash, now))) throw new TroubleError('unauthenticated')
      throw new TroubleError('badSignature')
    }
    const { caller, isFresh, calls } = await admit({
      key: token?.name ?? `channel ${envelope.channel}`,
      random: envelope.random,
      tokenHash: token?.hash ?? null,
      counted: token?.name ?? request.ip,
      now,
    })
    if (!isFresh) throw new TroubleError('replayed')
    const most = token
      ? runtime.settings.callsPerMinute
      : runtime.settings.callsPerMinute * runtime.settings.callersPerAddress
    if (calls > most) throw new TroubleError('tooMany', { retryAfter: 60 - (Math.floor(now / 1000) % 60) })
    if (token && caller.kind === 'nobody') throw new TroubleError('unauthenticated')
    return caller
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Record<string, unknown>,
    signed: Buffer | string,
    upload?: Upload,
  ) {
    const seen = recognize(request, fields, signed)
    const leave = await gate.enter({
      isShedLast: seen.isRight && seen.door.service.shedLast,
      isGone: () => request.raw.socket.destroyed,
    })
    try {
      return await answerInside(request, reply, seen, { fields, upload })
    } finally {
      leave()
    }
  }

  async function answerInside(
    request: FastifyRequest,
    reply: FastifyReply,
    seen: Seen,
    { fields, upload }: { fields: Record<string, unknown>; upload: Upload | undefined },
  ) {
    const { door, envelope, now } = seen
    const caller = await identify(request, seen)
    const { service, handler } = door
    if (service.upload !== (upload !== undefined)) throw new TroubleError('wrongType')
    const barred = mayNot(service, caller)
    if (barred) return reply.send(barred)
    if (service.limits.length > 0)
      await checkLimits(db, service, caller, { address: request.ip, deviceId: envelope.deviceLabel }, now)
    const input = z.safeParse(service.input, fromWire(fields, service.spelling))
    if (!input.success) return reply.send(invalid(door, input.error))
    const about = {
      caller,
      now,
      requestId: request.id,
      channel: envelope.channel,
      address: request.ip,
      deviceId: envelope.deviceLabel,
      agent: (request.headers['user-agent'] ?? '').slice(0, 500),
    }
    if (service.takesHealth && caller.kind === 'account') {
      const missing = await inside.missingConsent?.({ db, now, caller }, input.data)
      if (missing) {
        const { code, sentence } = healthConsentRefusals[missing]
        return reply.send({ code, msg: sentence })
      }
    }
    const output = await carryOut(inside, about, { service, handler, input: input.data, upload })
    if (output instanceof Spelled) return reply.type(json).send(output.json)
    if (isRefused(output)) {
      const refusal = present(service.refusals[output.key])
      const msg = output.sentence ?? refusal.sentence
      return reply.send({ code: refusal.code, msg, obj: toWire(output.obj, service.spelling) })
    }
    return reply.type(json).send(spelledReply(() => ({ code: '0', msg: '', ...door.write(output) })))
  }

  app.post('/api', async (request, reply) => {
    const body = request.body as Buffer | Form | undefined
    if (Buffer.isBuffer(body) && mustShed(body)) throw new ShedError()
    if (Buffer.isBuffer(body)) return answer(request, reply, readBody(body), body)
    if (!request.isMultipart()) throw new TroubleError('wrongType')
    const form = await readForm(request)
    return answer(request, reply, form.fields, form.signed, form.upload)
  })
}

const owed: Readonly<Record<SecondStep, Refusal>> = {
  code: commonRefusals.second_step_missing,
  enrolment: commonRefusals.second_step_missing,
  password: commonRefusals.own_password_missing,
  identity: commonRefusals.identity_missing,
}

/** A staff token never works for a patient's service, nor the other way round (docs/product/protocol.md 3). */
function mayNot({ access, beforeSecondStep }: Service, caller: Caller): object | undefined {
  // First, and also for what anybody may call: a password alone opens nothing in a member of staff's name.
  if (caller.kind === 'staff' && caller.owes !== undefined && !beforeSecondStep) {
    const { code, sentence } = owed[caller.owes]
    return { code, msg: sentence }
  }
  // The report's token opens the report alone, not even what anybody may call, and no other token opens the report.
  if ((caller.kind === 'annual_report') !== (access === 'annual_report')) throw new TroubleError('unauthenticated')
  if (access === 'anybody' || access === 'annual_report') return undefined
  if (access === 'account') {
    if (caller.kind !== 'account') throw new TroubleError('unauthenticated')
    return undefined
  }
  if (caller.kind !== 'staff') throw new TroubleError('unauthenticated')
  if (access.includes(caller.role)) return undefined
  const { code, sentence } = commonRefusals.not_your_role
  return { code, msg: sentence }
}

/** A broken rule answers in the rule's sentence; a wrong type is a malformed call and names the wire's field. */
function invalid({ words }: Door, error: z.core.$ZodError): object {
  const path = firstUnspoken(error)
  if (path)
    throw new TroubleError('malformed', {
      msg: `${path.map(step => words[String(step)] ?? String(step)).join('.')}格式不正确`,
    })
  return { code: invalidInput, msg: firstSpoken(error) }
}

async function isKnown(lines: Lines, tokenHash: Buffer, now: number): Promise<boolean> {
  const { rowCount } = await lines.query({
    name: 'known session',
    text: 'select 1 from session where token_hash = $1 and expires_at > $2',
    values: [tokenHash, new Date(now)],
  })
  return rowCount !== 0
}
