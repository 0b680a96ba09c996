import * as z from 'zod/mini'
import type { InsuranceSettings } from './medical-insurance.ts'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const given = z.string().check(z.minLength(1))
const file = z.strictObject({
  /** https://hsa.example/fsi/api, without a slash at its end. */
  apiBase: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/)),
  paasId: given,
  secret: given,
  /** 医保区划, six digits. */
  area: z.string().check(z.regex(/^\d{6}$/)),
  /** Our hosId → 定点医药机构编号. */
  institutions: z.record(given, given),
})

/** Reads the file of NETHOS_INSURANCE_FILE. Throws with the place of what is wrong, never with its content. */
export function readInsurance(text: string): Omit<InsuranceSettings, 'now'> {
  const read = z.safeParse(file, jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  return read.data
}
