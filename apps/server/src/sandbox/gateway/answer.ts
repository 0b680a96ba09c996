import * as z from 'zod/mini'
import { allCalls, type NamedCall, type Part } from '../../adapters/gateway/calls/all.ts'
import { refusalOf } from '../../adapters/gateway/refusals.ts'
import type { Arrival } from '../../ports/hospital-results.ts'
import { HospitalUnreachableError, type Hospital } from '../../ports/hospital.ts'

/** The parts that it serves. */
export type ServedHospital = { readonly [P in Part]?: Partial<Hospital[P]> }
type Calls = Readonly<Partial<Record<string, (hosId: string, ...given: unknown[]) => Promise<unknown>>>>

const byPath = new Map(allCalls.map(call => [call.path, call]))

/** One question to the hospital's system, and its answer as it goes over the line. */
export async function answerAsked(
  hospital: ServedHospital,
  hosId: string,
  path: string,
  body: Buffer,
): Promise<{ status: number; body: object }> {
  const call = byPath.get(path)
  const serve = call && (hospital[call.part] as Calls | undefined)?.[call.name]
  if (!serve) return { status: 404, body: { error: 'no such call' } }
  const given = questionOf(call, body)
  if ('wrong' in given) return { status: 400, body: { error: `${given.wrong} is not what was agreed` } }
  try {
    const answer = await serve(hosId, ...given.members)
    return { status: 200, body: { answer: onTheLine(call, answer) ?? null } }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused !== undefined) return { status: 409, body: { refused, reason: '' } }
    if (error instanceof HospitalUnreachableError) return { status: 503, body: { error: 'the system is down' } }
    throw error
  }
}

function questionOf({ asks }: NamedCall, body: Buffer): { members: unknown[] } | { wrong: string } {
  const question = z.safeParse(z.record(z.string(), z.unknown()), jsonOf(body))
  if (!question.success) return { wrong: 'the body' }
  const members: unknown[] = []
  for (const [name, schema] of asks) {
    const read = z.safeParse(schema, question.data[name])
    if (!read.success) return { wrong: [name, ...(read.error.issues[0]?.path ?? [])].join('.') }
    members.push(read.data)
  }
  return { members }
}

/** A report goes as the hospital has it, whether it can be read or not; a file in Base64. */
function onTheLine({ part, name }: NamedCall, answer: unknown): unknown {
  if (part !== 'results' || answer === undefined) return answer
  if (name === 'file') {
    const { bytes, type } = answer as { bytes: Buffer; type: string }
    return { type, base64: bytes.toString('base64') }
  }
  if (name === 'ofPatient') return (answer as Arrival[]).map(asWritten)
  const { arrivals, cursor } = answer as { arrivals: Arrival[]; cursor: string }
  return { arrivals: arrivals.map(asWritten), cursor }
}

const asWritten = (arrival: Arrival): unknown =>
  arrival.kind === 'report' ? arrival.report : jsonOf(Buffer.from(arrival.raw))

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
