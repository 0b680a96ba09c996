import * as z from 'zod/mini'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const given = z.string().check(z.minLength(1))
const file = z.strictObject({
  /** https://signing.example/v1, without a slash at its end. */
  apiBase: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/)),
  institution: given,
  /** Files with the hospital's own Ed25519 key and the authority's public one (PEM). */
  keyFile: given,
  authorityKeyFile: given,
})

export type StaffSigningFile = z.output<typeof file>

/** Reads the file of NETHOS_STAFF_SIGNING_FILE. Throws with the place of what is wrong, never with its content. */
export function readStaffSigning(text: string): StaffSigningFile {
  const read = z.safeParse(file, jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  return read.data
}
