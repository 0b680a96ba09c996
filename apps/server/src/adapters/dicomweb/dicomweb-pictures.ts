import type { ArchivePicture, HospitalPictures, RenderedAs, RenderedPicture } from '../../ports/hospital-pictures.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { datasetsIn } from './attributes.ts'
import { dicomConnection, type DicomConnection } from './connection.ts'
import { firstPart } from './frames.ts'
import type { DicomArchive } from './settings.ts'
import { findStudy } from './studies.ts'

const smallEdge = 200
const most = 10 * 1024 * 1024
/** Pixels as they are, without loss and without a codec: little endian. */
const rawFrames = 'multipart/related; type="application/octet-stream"; transfer-syntax=1.2.840.10008.1.2.1'

/** Archives that speak DICOMweb (PS3.18): QIDO-RS says what there is, WADO-RS gives it. */
export function dicomwebPictures(archives: readonly DicomArchive[]): HospitalPictures {
  const lines = new Map(archives.map(one => [one.hosId, { ...one, connection: dicomConnection(one) }]))
  const line = (hosId: string) => {
    const found = lines.get(hosId)
    if (!found) throw new HospitalUnreachableError('No picture archive is connected for this hospital')
    return found
  }
  return {
    speaksFor: hosId => lines.has(hosId),
    study: (hosId, study) => findStudy(line(hosId).connection, line(hosId), study),
    picture(hosId, picture, as) {
      const { connection, renders } = line(hosId)
      return (renders === 'here' ? renderedHere : renderedThere)(connection, picture, as)
    },
  }
}

const instanceOf = ({ studyUid, seriesUid, instanceUid }: ArchivePicture): string =>
  `studies/${studyUid}/series/${seriesUid}/instances/${instanceUid}`

async function renderedThere(
  connection: DicomConnection,
  picture: ArchivePicture,
  { window, isSmall }: RenderedAs,
): Promise<RenderedPicture | undefined> {
  const asked = [
    ...(window ? [`window=${window.center},${window.width},linear`] : []),
    ...(isSmall ? [`viewport=${smallEdge},${smallEdge}`] : []),
  ].join('&')
  const path = `${instanceOf(picture)}/frames/${picture.frame}/rendered${asked && `?${asked}`}`
  const answer = await connection.ask(path, 'image/jpeg')
  if (!answer || answer.bytes.length > most) return undefined
  const type = (['image/jpeg', 'image/png'] as const).find(one => answer.type.startsWith(one))
  if (!type) throw new HospitalUnreachableError('The picture archive answered something else than a picture')
  return { bytes: answer.bytes, type }
}

async function renderedHere(
  connection: DicomConnection,
  picture: ArchivePicture,
  { window, isSmall }: RenderedAs,
): Promise<RenderedPicture | undefined> {
  const about = await connection.ask(`${instanceOf(picture)}/metadata`, 'application/dicom+json')
  const frame = await connection.ask(`${instanceOf(picture)}/frames/${picture.frame}`, rawFrames)
  const pixels = frame && firstPart(frame.type, frame.bytes)
  const [dataset] = about ? datasetsIn(about.bytes) : []
  if (!dataset || !pixels) return undefined
  const { renderFrame } = await import('./render-frame.ts')
  return renderFrame(dataset, pixels, { window, edge: isSmall ? smallEdge : undefined })
}
