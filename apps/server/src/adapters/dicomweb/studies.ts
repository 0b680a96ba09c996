import { firstOf } from '@nethos/contract/common/present.ts'
import type { ArchiveSeries, ArchiveStudy, NamedStudy } from '../../ports/hospital-pictures.ts'
import { datasetsIn, numberIn, tags, textIn, type Dataset } from './attributes.ts'
import type { DicomConnection } from './connection.ts'
import type { DicomArchive } from './settings.ts'

const json = 'application/dicom+json'
const uidPattern = /^[0-9.]{1,64}$/
const mostPictures = 600
const mostSeries = 40
const mostFrames = 600

const fieldsOf = (...names: (keyof typeof tags)[]): string => names.map(one => `includefield=${tags[one]}`).join('&')

/** QIDO-RS: which study it is, whose, and what is in it. */
export async function findStudy(
  connection: DicomConnection,
  archive: DicomArchive,
  { studyUid, accessionNumber, recordNumber }: NamedStudy,
): Promise<ArchiveStudy | undefined> {
  const by = studyUid !== '' ? `StudyInstanceUID=${studyUid}` : `AccessionNumber=${encodeURIComponent(accessionNumber)}`
  const found = await asked(connection, `studies?${by}&${fieldsOf('patientId')}`)
  // An archive that does not know a key it is asked by answers with whatever it has.
  const fitting = found.filter(one =>
    studyUid !== '' ? textIn(one, 'studyUid') === studyUid : textIn(one, 'accessionNumber') === accessionNumber,
  )
  const own = fitting.filter(one => archive.patientIds === 'own' || textIn(one, 'patientId') === recordNumber)
  if (fitting.length > own.length) archive.report?.('A study was left out: its PatientID is not that of the report')
  const [study, another] = own
  if (!study || another) return undefined
  const uid = textIn(study, 'studyUid')
  if (!uidPattern.test(uid)) return undefined
  const fields = fieldsOf('frames', 'instanceNumber', 'seriesName', 'modality', 'seriesNumber', 'rows')
  return { studyUid: uid, series: seriesIn(await asked(connection, `studies/${uid}/instances?${fields}`)) }
}

async function asked(connection: DicomConnection, path: string): Promise<Dataset[]> {
  const answer = await connection.ask(path, json)
  return answer ? datasetsIn(answer.bytes) : []
}

/** Reports, key objects, presentation states and segmentations lie beside the pictures, and are none. */
const isPicture = (one: Dataset): boolean =>
  (numberIn(one, 'rows') ?? 0) > 0 &&
  !['SR', 'KO', 'PR', 'SEG', 'RTSTRUCT', 'RTPLAN', 'RTDOSE', 'DOC'].includes(textIn(one, 'modality'))

function seriesIn(instances: readonly Dataset[]): ArchiveSeries[] {
  const byNumber = (tag: 'seriesNumber' | 'instanceNumber') => (one: Dataset, other: Dataset) =>
    (numberIn(one, tag) ?? 0) - (numberIn(other, tag) ?? 0)
  const pictures = instances
    .filter(one => isPicture(one) && uidPattern.test(textIn(one, 'instanceUid')))
    .filter(one => uidPattern.test(textIn(one, 'seriesUid')))
    .toSorted(byNumber('seriesNumber'))
  return [...Map.groupBy(pictures, one => textIn(one, 'seriesUid'))].slice(0, mostSeries).map(([seriesUid, all]) => ({
    seriesUid,
    seriesName: textIn(firstOf(all), 'seriesName').slice(0, 200),
    modality: textIn(firstOf(all), 'modality').slice(0, 16),
    pictures: all
      .toSorted(byNumber('instanceNumber'))
      .slice(0, mostPictures)
      .map(one => ({
        instanceUid: textIn(one, 'instanceUid'),
        frames: Math.min(mostFrames, Math.max(1, numberIn(one, 'frames') ?? 1)),
      })),
  }))
}
