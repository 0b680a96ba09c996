// Instances made by DCMTK: a CT whose grey values are known, an ultrasound of several frames, and a picture of a camera.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { run } from './programs.mjs'

export const root = '1.2.826.0.1.3680043.10.1337.9'
export const size = 64

/** Air, skin, bone, lung and soft tissue in rings: the Hounsfield value of each is known. */
export const valueAt = (x, y) => {
  const r = Math.hypot(x - 31.5, y - 31.5)
  if (r > 28) return -1000
  if (r > 24) return 60
  if (r > 20) return 700
  return Math.hypot(x - 24, y - 32) < 6 ? -800 : 40
}

const head = ({ sopClass, uid, study, series, modality, patientId, accession, number, description }) => `
(0008,0005) CS [ISO_IR 192]
(0008,0016) UI =${sopClass}
(0008,0018) UI [${uid}]
(0008,0020) DA [20261120]
(0008,0030) TM [101500]
(0008,0050) SH [${accession}]
(0008,0060) CS [${modality}]
(0008,103e) LO [${description}]
(0010,0010) PN [WANG^XIUYING]
(0010,0020) LO [${patientId}]
(0020,000d) UI [${study}]
(0020,000e) UI [${series}]
(0020,0011) IS [${series.split('.').at(-1)}]
(0020,0013) IS [${number}]
`

function make(folder, name, text, raw) {
  writeFileSync(join(folder, `${name}.raw`), raw)
  writeFileSync(join(folder, `${name}.txt`), `${text}(7fe0,0010) OW =${name}.raw\n`)
  run('dump2dcm', ['--write-xfer-little', `${name}.txt`, `${name}.dcm`], { cwd: folder })
  return join(folder, `${name}.dcm`)
}

export function ctSlice(folder, { study, patientId, accession = '', number }) {
  const pixels = Buffer.alloc(size * size * 2)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) pixels.writeUInt16LE(valueAt(x, y) + 1024, (y * size + x) * 2)
  const about = { study, series: `${study}.1`, uid: `${study}.1.${number}`, patientId, accession, number }
  const text = `${head({ ...about, sopClass: 'CTImageStorage', modality: 'CT', description: '胸部平扫' })}(0028,0002) US 1
(0028,0004) CS [MONOCHROME2]
(0028,0010) US ${size}
(0028,0011) US ${size}
(0028,0100) US 16
(0028,0101) US 16
(0028,0102) US 15
(0028,0103) US 0
(0028,1050) DS [40]
(0028,1051) DS [400]
(0028,1052) DS [-1024]
(0028,1053) DS [1]
`
  return make(folder, `ct-${study}-${number}`, text, pixels)
}

/** A bright bar that is wider in each frame: so many of the columns. */
export const brightColumns = [16, 32, 48]
const frameOf = bright => Buffer.from(Array.from({ length: size * size }, (_, at) => (at % size < bright ? 250 : 5)))
export function ultrasound(folder, { study, patientId, accession = '' }) {
  const about = { study, series: `${study}.2`, uid: `${study}.2.1`, patientId, accession, number: 1 }
  const text = `${head({ ...about, sopClass: 'UltrasoundMultiframeImageStorage', modality: 'US', description: '心脏超声' })}(0028,0002) US 1
(0028,0004) CS [MONOCHROME2]
(0028,0008) IS [${brightColumns.length}]
(0028,0010) US ${size}
(0028,0011) US ${size}
(0028,0100) US 8
(0028,0101) US 8
(0028,0102) US 7
(0028,0103) US 0
`
  return make(folder, `us-${study}`, text, Buffer.concat(brightColumns.map(frameOf)))
}

/** A JPEG as an endoscope's camera gives it, wrapped by img2dcm. */
export async function photograph(folder, { study, patientId, accession = '' }) {
  const jpeg = join(folder, 'camera.jpg')
  const background = { r: 200, g: 80, b: 60 }
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toFile(jpeg)
  const file = join(folder, `es-${study}.dcm`)
  const keys = [
    `StudyInstanceUID=${study}`,
    `SeriesInstanceUID=${study}.3`,
    `SOPInstanceUID=${study}.3.1`,
    `PatientID=${patientId}`,
    `AccessionNumber=${accession}`,
    'PatientName=WANG^XIUYING',
    'SeriesNumber=3',
    'InstanceNumber=1',
    'Modality=ES',
  ].flatMap(key => ['--key', key])
  run('img2dcm', ['--vl-photo', '--no-checks', ...keys, jpeg, file])
  return file
}
