import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Buffer
}

const largestContent = 256 * 1024 * 1024
const utf8Name = 0x0800

/** Reads a plain zip archive (APPNOTE 6.3, 4.3): stored or deflated, no encryption, no zip64. */
export function unzip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('this is not a zip archive')
  const entries: ZipEntry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('the directory of the zip archive is broken')
    const flags = archive.readUInt16LE(at + 8)
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + 46, at + 46 + nameLength)
    entries.push({
      name: new TextDecoder(flags & utf8Name ? 'utf-8' : 'gbk').decode(name),
      content: contentOf(archive, at),
    })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** The sizes stand in the directory; before the content they may be missing. */
function contentOf(archive: Buffer, at: number): Buffer {
  const [method, checksum, packedSize, size, local] = [
    archive.readUInt16LE(at + 10),
    archive.readUInt32LE(at + 16),
    archive.readUInt32LE(at + 20),
    archive.readUInt32LE(at + 24),
    archive.readUInt32LE(at + 42),
  ]
  if (size > largestContent) throw new Error('the zip archive holds too much')
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(start, start + packedSize)
  if (method !== 0 && method !== 8) throw new Error('the zip archive is packed in an unknown way')
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
  if (content.length !== size || crc32(content) !== checksum)
    throw new Error('the content of the zip archive is broken')
  return content
}
