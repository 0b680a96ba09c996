import * as z from 'zod/mini'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

/** The DICOM JSON model (PS3.18, annex F), as far as it is read. */
const attribute = z.looseObject({ Value: z.optional(z.array(z.unknown())) })
const dataset = z.record(z.string(), attribute)
export type Dataset = z.output<typeof dataset>

export const tags = {
  sopClass: '00080016',
  instanceUid: '00080018',
  accessionNumber: '00080050',
  modality: '00080060',
  seriesName: '0008103E',
  patientId: '00100020',
  studyUid: '0020000D',
  seriesUid: '0020000E',
  seriesNumber: '00200011',
  instanceNumber: '00200013',
  samples: '00280002',
  photometric: '00280004',
  frames: '00280008',
  rows: '00280010',
  columns: '00280011',
  bitsAllocated: '00280100',
  bitsStored: '00280101',
  isSigned: '00280103',
  planar: '00280006',
  windowCenter: '00281050',
  windowWidth: '00281051',
  intercept: '00281052',
  slope: '00281053',
} as const
type Tag = keyof typeof tags

export function datasetsIn(bytes: Buffer): Dataset[] {
  try {
    const read = z.safeParse(z.array(dataset), JSON.parse(bytes.toString('utf8')))
    if (read.success) return read.data
  } catch {
    // What is no JSON is as little an answer as another JSON.
  }
  throw new HospitalUnreachableError('The picture archive answered something else than DICOM JSON')
}

export function textIn(one: Dataset, tag: Tag): string {
  const value = one[tags[tag]]?.Value?.[0]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Of several values the first; archives write numbers as text, too. */
export function numberIn(one: Dataset, tag: Tag): number | undefined {
  const text = textIn(one, tag)
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? undefined : value
}
