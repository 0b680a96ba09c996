import { mustGet } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../ports/clock.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { allCalls, type NamedCall, type Part } from './calls/all.ts'
import { askGateway, type GatewayAccess } from './line.ts'
import { errorOfRefusal, refusalNames } from './refusals.ts'

const refused = z.object({ refused: z.enum(refusalNames), reason: z._default(z.string().check(z.maxLength(500)), '') })
const answered = z.object({ answer: z.unknown() })
const byPath = new Map(allCalls.map(call => [call.path, call]))

/** Lists whose entries stand for themselves: what cannot be read of them is left out and named. Of money the whole counts. */
const isLoose = ({ part }: NamedCall): boolean => part !== 'bills'

export type Ask = (part: Part, name: string, given: readonly unknown[]) => Promise<unknown>

/** One call by its name: the question as the document has it, the answer as the port has it. */
export function asking(access: GatewayAccess, clock: Clock): Ask {
  return async (part, name, given) => {
    const call = mustGet(byPath, `/${part}/${name}`)
    const body = JSON.stringify(Object.fromEntries(call.asks.map(([member], at) => [member, given[at]])))
    const { status, body: reply } = await askGateway(access, { path: call.path, body, now: clock.now() })
    if (status === 409) throw errorFor(call, reply)
    const read = status === 200 ? z.safeParse(answered, reply) : undefined
    if (!read?.success) throw new HospitalUnreachableError(`${call.path} was answered with ${status}`)
    return answerOf(call, read.data.answer ?? undefined, access)
  }
}

function errorFor(call: NamedCall, value: unknown): Error {
  const read = z.safeParse(refused, value)
  if (!read.success || !call.refuses?.includes(read.data.refused))
    return new HospitalUnreachableError(`${call.path} was refused in words that were not agreed`)
  return errorOfRefusal(read.data.refused, read.data.reason)
}

/** Results are read one by one by whoever asked: what cannot be read of them is kept, not left out. */
function answerOf(call: NamedCall, value: unknown, access: GatewayAccess): unknown {
  if (call.part === 'results' && call.name !== 'file') return value
  const whole = z.safeParse(call.answers, value)
  if (whole.success) return whole.data
  const readable = isLoose(call) ? withoutUnreadable(call, value, access) : undefined
  if (readable !== undefined) return readable
  const sentence = `${call.path}: ${placeOf(whole.error)} is not what was agreed`
  access.report?.(sentence)
  throw new HospitalUnreachableError(sentence)
}

const placeOf = (error: z.core.$ZodError): string => error.issues[0]?.path.join('.') || 'the answer'

/** A list, or the list of happenings beside its cursor, entry by entry. */
function withoutUnreadable({ path, answers }: NamedCall, value: unknown, { report }: GatewayAccess): unknown {
  const isList = answers instanceof z.ZodMiniArray
  const given: unknown = isList ? value : (value as { happenings?: unknown } | undefined)?.happenings
  const list = isList ? answers : shapeOf(answers)?.happenings
  if (!Array.isArray(given) || !(list instanceof z.ZodMiniArray)) return undefined
  const read = given.flatMap((one, at) => {
    const entry = z.safeParse(list.def.element, one)
    if (entry.success) return [entry.data]
    report?.(`${path}: entry ${at} was left out: ${placeOf(entry.error)}`)
    return []
  })
  const whole = z.safeParse(answers, isList ? read : { ...(value as object), happenings: read })
  return whole.success ? whole.data : undefined
}

const shapeOf = (answers: z.ZodMiniType): Readonly<Record<string, z.core.$ZodType>> | undefined =>
  answers instanceof z.ZodMiniObject ? answers.def.shape : undefined
