import * as z from 'zod/mini'
import { jsonOf } from '../setting-files/json-of.ts'
import { settingsError } from '../setting-files/settings-error.ts'

const address = z.string().check(z.regex(/^https?:\/\/[^/?#]+[^?#]*$/))
const given = z.string().check(z.minLength(1))

const archive = z.strictObject({
  /** Our id of the hospital. */
  hosId: given,
  /** https://his.example/dicom-web */
  base: address,
  token: z.optional(given),
  user: z.optional(given),
  password: z.optional(given),
  /**
   * Whether PatientID in the archive is the record number (病案号). Where it is the archive's own number nobody can compare
   * whose study it is, and the report's word is believed: an integrator has to say so.
   */
  patientIds: z.enum(['record-number', 'own']),
  /** `archive`: it renders (WADO-RS rendered); `here`: it gives frames, and we render. */
  renders: z._default(z.enum(['archive', 'here']), 'archive'),
})

export interface DicomArchive extends z.output<typeof archive> {
  timeoutMs?: number | undefined
  report?: ((sentence: string) => void) | undefined
}

/** Reads the file of NETHOS_HOSPITAL_DICOMWEB_FILE: a JSON list of archives. Throws with the place of what is wrong, never with its content. */
export function readDicomArchives(text: string): DicomArchive[] {
  const read = z.safeParse(z.array(archive), jsonOf(text))
  if (!read.success) throw settingsError(read.error)
  const ids = read.data.map(one => one.hosId)
  const twice = ids.find((one, at) => ids.indexOf(one) !== at)
  if (twice !== undefined) throw new Error(`names ${twice} twice`)
  const half = read.data.find(one => (one.user === undefined) !== (one.password === undefined))
  if (half) throw new Error(`gives ${half.hosId} a user without a password, or a password without a user`)
  return read.data
}
