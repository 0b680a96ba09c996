import * as z from 'zod/mini'
import { partNames } from './calls/all.ts'
import type { GatewayHospital } from './gateway-hospital.ts'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

/** In the open only within one machine: what is signed can still be read. */
const address = z
  .string()
  .check(z.regex(/^(https:\/\/[^/?#\s]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/[^?#\s]*[^?#\s/])?$/))
const secret = z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/))
const given = z.string().check(z.minLength(1))

const hospital = z.strictObject({
  hosId: given,
  /** https://gateway.hospital.example/nethos, without a slash at its end. */
  base: address,
  /** The one that signs, and while it is changed the other that counts too. */
  secrets: z.array(secret).check(z.minLength(1), z.maxLength(2)),
  /** Besides the patient index, which always is. */
  parts: z.array(z.enum(partNames)),
  timeoutMs: z.optional(z.int().check(z.minimum(1_000), z.maximum(30_000))),
})

/** Reads the file of NETHOS_HOSPITAL_GATEWAY_FILE: a JSON list of hospitals. Throws with the place of what is wrong, never with its content. */
export function readGatewayHospitals(text: string): GatewayHospital[] {
  const read = z.safeParse(z.array(hospital), jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  const ids = read.data.map(one => one.hosId)
  const twice = ids.find((one, at) => ids.indexOf(one) !== at)
  if (twice !== undefined) throw new Error(`names ${twice} twice`)
  return read.data
}
