import * as z from 'zod/mini'
import { reportKindNames } from '../../ports/hospital-results.ts'
import { fhirParts, type FhirHospital } from './fhir-hospital.ts'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const address = z.string().check(z.regex(/^https?:\/\/[^/?#]+[^?#]*$/))
const given = z.string().check(z.minLength(1))

const hospital = z.strictObject({
  /** Our id of the hospital. */
  hosId: given,
  /** https://his.example/fhir */
  base: address,
  /** Id of its Organization. */
  organization: given,
  /** Whether the server carries other hospitals, too. */
  shared: z.optional(z.boolean()),
  /** Identifier systems of its record numbers, its visit cards, and of ID numbers in its patient index. */
  recordSystem: given,
  cardSystem: z.optional(given),
  idCardSystem: z.optional(given),
  /** Besides registration and patient index: fhirParts. */
  parts: z.optional(z.array(z.enum(fhirParts))),
  takesRecords: z.optional(z.boolean()),
  reportSystem: z.optional(given),
  reportKinds: z.optional(z.record(z.string(), z.enum(reportKindNames))),
  token: z.optional(given),
  oauth: z.optional(
    z.strictObject({ tokenUrl: address, clientId: given, clientSecret: given, scope: z.optional(given) }),
  ),
  /** At least 32 characters; without it the hospital is only asked, and pushes nothing. */
  pushSecret: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{32,}$/))),
})

/** Reads the file of NETHOS_HOSPITAL_FHIR_FILE: a JSON list of hospitals. Throws with the place of what is wrong, never with its content. */
export function readFhirHospitals(text: string, origin: string): FhirHospital[] {
  const read = z.safeParse(z.array(hospital), jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  const ids = read.data.map(one => one.hosId)
  const twice = ids.find((one, at) => ids.indexOf(one) !== at)
  if (twice !== undefined) throw new Error(`names ${twice} twice`)
  return read.data.map(({ organization, pushSecret, ...one }) => ({
    ...one,
    organizationId: organization,
    ...(pushSecret !== undefined && {
      push: {
        endpoint: `${origin}/hospital/push/${encodeURIComponent(one.hosId)}`,
        resultsEndpoint: `${origin}/hospital/results/${encodeURIComponent(one.hosId)}`,
        secret: pushSecret,
      },
    }),
  }))
}
