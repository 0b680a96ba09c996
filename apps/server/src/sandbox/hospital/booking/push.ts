import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { ForgedPushError, type Happening } from '../../../ports/hospital-booking.ts'

const code = z.string().check(z.minLength(1), z.maxLength(64))
const instant = z.int().check(z.positive())
const head = { happeningId: code, at: instant }
const version = z.int().check(z.nonnegative())
const session = z.object({
  sessionCode: code,
  deptCode: code,
  doctorCode: z.optional(code),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  period: z.enum(['am', 'pm', 'evening']),
  kind: z.enum(['ordinary', 'expert', 'mdt', 'school']),
  feeCents: z.int().check(z.nonnegative()),
  campusName: z.string(),
  room: z.string(),
  isStopped: z.boolean(),
  releaseAt: instant,
  releaseBy: z.enum(['first_come', 'draw']),
  version,
  numbers: z.array(
    z.object({ numberCode: code, no: z.int().check(z.positive()), startsAt: instant, isFree: z.boolean() }),
  ),
})

/** What the demo hospital says: the same by pull and by push. */
export const happeningSchema = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('session_changed'), session }),
  z.object({ ...head, kind: z.literal('session_stopped'), sessionCode: code, version, reason: z.string() }),
  z.object({ ...head, kind: z.literal('doctor_changed'), sessionCode: code, version, doctorCode: code }),
  z.object({ ...head, kind: z.literal('number_changed'), numberCode: code, sessionCode: code, isFree: z.boolean() }),
  z.object({ ...head, kind: z.literal('visit'), ourNo: code, outcome: z.enum(['seen', 'missed']) }),
])
const pushed = z.object({ happenings: z.array(happeningSchema).check(z.maxLength(200)) })

export const pushHeader = 'x-hospital-signature'
const validForMs = 5 * 60_000

const signatureOf = (key: Buffer, hosId: string, at: number, body: Buffer | string): Buffer =>
  createHmac('sha256', key).update(`${hosId}.${at}.`).update(body).digest()

/** `t=…,v1=…`: over the hospital, the instant and the bytes as sent. */
export const signPush = (key: Buffer, hosId: string, at: number, body: string): string =>
  `t=${at},v1=${signatureOf(key, hosId, at, body).toString('hex')}`

export function readSigned(
  key: Buffer,
  hosId: string,
  headers: Readonly<Record<string, string | undefined>>,
  body: Buffer,
  now: number,
): Happening[] {
  const [, at, given] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(headers[pushHeader] ?? '') ?? []
  if (!at || !given || Math.abs(now - Number(at)) > validForMs) throw new ForgedPushError('No valid signature')
  if (!timingSafeEqual(signatureOf(key, hosId, Number(at), body), Buffer.from(given, 'hex')))
    throw new ForgedPushError('The signature does not fit')
  const read = z.safeParse(pushed, jsonOf(body))
  if (!read.success) throw new ForgedPushError('The body is not what was agreed')
  return read.data.happenings as Happening[]
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
