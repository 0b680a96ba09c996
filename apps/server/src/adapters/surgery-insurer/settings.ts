import * as z from 'zod/mini'
import type { InsuranceProduct } from '../../ports/surgery-insurer.ts'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const given = z.string().check(z.minLength(1))
const cents = z.int().check(z.positive())
const sentences = z.array(given).check(z.minLength(1))
const file = z.strictObject({
  /** https://insurer.example/surgery/v1, without a slash at its end. */
  apiBase: z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/)),
  institution: given,
  /** Files with the hospital's own Ed25519 key and the insurer's public one (PEM). */
  keyFile: given,
  insurerKeyFile: given,
  product: z.strictObject({
    productCode: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
    productName: given,
    insurerName: given,
    premiumCents: cents,
    sumCents: cents,
    covers: sentences,
    excludes: sentences,
    telephone: given,
  }),
})

export interface InsurerFile {
  apiBase: string
  institution: string
  keyFile: string
  insurerKeyFile: string
  product: InsuranceProduct
}

/** Reads the file of NETHOS_SURGERY_INSURER_FILE. Throws with the place of what is wrong, never with its content. */
export function readSurgeryInsurer(text: string): InsurerFile {
  const read = z.safeParse(file, jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  return read.data
}
