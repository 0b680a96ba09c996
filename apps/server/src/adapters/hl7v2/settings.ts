import * as z from 'zod/mini'
import { reportKindNames } from '../../ports/hospital-results.ts'
import { hl7Parts, type Hl7Hospital } from './hl7-hospital.ts'

const given = z.string().check(z.minLength(1), z.maxLength(200))
const address = z.string().check(z.regex(/^(\d{1,3}(\.\d{1,3}){3}(\/([89]|[12]\d|3[0-2]))?|[0-9a-f:]+)$/i))
const fingerprint = z.string().check(z.regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/))

const hospital = z.strictObject({
  /** Our id of the hospital. */
  hosId: given,
  parts: z.array(z.enum(hl7Parts)).check(z.minLength(1)),
  /** Where it sends from: addresses, or networks as 10.1.2.0/24. */
  hosts: z.array(address).check(z.minLength(1)),
  certificates: z.optional(z.array(fingerprint).check(z.minLength(1))),
  facility: z.optional(given),
  processing: z._default(z.enum(['P', 'T', 'D']), 'P'),
  recordType: z._default(given, 'MR'),
  charset: z.optional(z.enum(['utf-8', 'gb18030'])),
  reportKinds: z._default(z.record(z.string(), z.enum(reportKindNames)), {}),
})

/** Reads the file of NETHOS_HL7_FILE: a JSON list of hospitals. Throws with the place of what is wrong, never with its content. */
export function readHl7Hospitals(text: string): Hl7Hospital[] {
  const read = z.safeParse(z.array(hospital), jsonOf(text))
  if (!read.success) throw new Error(`is wrong at ${read.error.issues[0]!.path.join('.') || 'its beginning'}`)
  const ids = read.data.map(one => one.hosId)
  const twice = ids.find((one, at) => ids.indexOf(one) !== at)
  if (twice !== undefined) throw new Error(`names ${twice} twice`)
  for (const one of read.data) {
    const beside = read.data.filter(other => other !== one && other.hosts.some(host => one.hosts.includes(host)))
    if (beside.length > 0 && (one.facility === undefined || beside.some(other => other.facility === one.facility)))
      throw new Error(`needs a facility of its own for ${one.hosId}, which sends from the address of another hospital`)
  }
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
