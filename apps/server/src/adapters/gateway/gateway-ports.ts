import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '../../ports/clock.ts'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import { arrivalOf, type Arrival, type HospitalResults } from '../../ports/hospital-results.ts'
import { HospitalUnreachableError, type Hospital } from '../../ports/hospital.ts'
import { asking, type Ask } from './ask.ts'
import { parts, type Part } from './calls/all.ts'
import type { FileOnTheLine } from './calls/results.ts'
import type { GatewayHospital, PushNonces } from './gateway-hospital.ts'
import { readGatewayPush } from './push.ts'
import { pushedBody } from './pushed.ts'

export type GatewayPorts = Omit<Hospital, 'isLocal'>

interface Inside {
  clock: Clock
  nonces: PushNonces
}

/** The whole port for hospitals that serve our own gateway. */
export function gatewayPorts(hospitals: readonly GatewayHospital[], inside: Inside): GatewayPorts {
  const lines = new Map(hospitals.map(one => [one.hosId, { hospital: one, ask: asking(one, inside.clock) }]))
  const speaks = (hosId: string, part: Part): boolean =>
    part === 'patients' ? lines.has(hosId) : (lines.get(hosId)?.hospital.parts.includes(part) ?? false)
  const ask = (hosId: string, part: Part): Ask => {
    const line = speaks(hosId, part) ? lines.get(hosId) : undefined
    if (line) return line.ask
    return async () => {
      throw new HospitalUnreachableError(`No ${part} are connected for this hospital`)
    }
  }
  const hospitalOf = (hosId: string, part: Part): GatewayHospital => {
    const line = speaks(hosId, part) ? lines.get(hosId) : undefined
    if (!line) throw new ForgedPushError(`This hospital pushes no ${part}`)
    return line.hospital
  }
  /** Each call of a part by its name. That it is the port's own is what `partOf` has let compile. */
  function callsOf<P extends Part>(part: P): Omit<GatewayPorts[P], 'readPush'> {
    const calls = Object.keys(parts[part]).map(name => [
      name,
      (hosId: string, ...given: unknown[]) => ask(hosId, part)(part, name, given),
    ])
    return { ...Object.fromEntries(calls), speaksFor: (hosId: string) => speaks(hosId, part) } as Omit<
      GatewayPorts[P],
      'readPush'
    >
  }

  return {
    patients: callsOf('patients'),
    booking: {
      ...callsOf('booking'),
      async readPush(hosId, headers, body) {
        const hospital = hospitalOf(hosId, 'booking')
        const path = `/hospital/push/${hosId}`
        const read = z.safeParse(pushedBody.push, await readGatewayPush(hospital, { path, headers, body }, inside))
        if (!read.success) throw new ForgedPushError('The body is not what was agreed')
        return read.data.happenings
      },
    },
    results: resultsOf(
      ask,
      hosId => speaks(hosId, 'results'),
      (hosId, headers, body) =>
        readGatewayPush(hospitalOf(hosId, 'results'), { path: `/hospital/results/${hosId}`, headers, body }, inside),
    ),
    bills: callsOf('bills'),
    examinations: callsOf('examinations'),
    surgeries: callsOf('surgeries'),
    stays: callsOf('stays'),
    checkups: callsOf('checkups'),
    pushes: {
      speaksFor: speaks,
      async read(hosId, part, headers, body) {
        const path = `/hospital/${part}/${hosId}`
        const answer = await readGatewayPush(hospitalOf(hosId, part), { path, headers, body }, inside)
        if (!z.safeParse(pushedBody[part], answer).success) throw new ForgedPushError('The body is not what was agreed')
      },
    },
  }
}

const reports = z.array(z.unknown())
const arrived = z.object({ arrivals: reports, cursor: z.string() })

function resultsOf(
  ask: (hosId: string, part: Part) => Ask,
  speaksFor: (hosId: string) => boolean,
  read: (hosId: string, headers: Readonly<Record<string, string | undefined>>, body: Buffer) => Promise<unknown>,
): HospitalResults {
  const asked = async <S extends z.ZodMiniType>(schema: S, hosId: string, name: string, given: string) => {
    const parsed = z.safeParse(schema, await ask(hosId, 'results')('results', name, [given]))
    if (parsed.success) return parsed.data
    throw new HospitalUnreachableError(`/results/${name} was answered with something else`)
  }
  return {
    speaksFor,
    async arrivals(hosId, cursor) {
      const { arrivals, cursor: next } = await asked(arrived, hosId, 'arrivals', cursor)
      return { arrivals: arrivals.map(readReport), cursor: next }
    },
    ofPatient: async (hosId, recordNumber) => (await asked(reports, hosId, 'ofPatient', recordNumber)).map(readReport),
    async file(hosId, fileCode) {
      const found = (await ask(hosId, 'results')('results', 'file', [fileCode])) as FileOnTheLine | undefined
      return found && { type: found.type, bytes: Buffer.from(found.base64, 'base64') }
    },
    async readPush(hosId, headers, body) {
      const pushed = z.safeParse(pushedBody.results, await read(hosId, headers, body))
      if (!pushed.success) throw new ForgedPushError('The body is not what was agreed')
      return pushed.data.reports.map(readReport)
    },
  }
}

/** What cannot be read is known by its bytes: the same thing sent again is no other one. */
const readReport = (given: unknown): Arrival =>
  arrivalOf(
    given,
    createHash('sha256')
      .update(JSON.stringify(given ?? null))
      .digest('hex'),
  )
