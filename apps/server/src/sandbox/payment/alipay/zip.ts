import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** As it stands in the archive: the provider writes names in GBK. */
  name: Buffer
  content: Buffer
}

const version = 20
const deflated = 8
/** 1980-01-01 00:00, the oldest date a zip can name: the same bill gives the same bytes. */
const date = [0, 0x21] as const

/** A plain zip archive (APPNOTE 6.3, 4.3). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content)
    const sizes = (target: Buffer, at: number) => {
      target.writeUInt16LE(version, at)
      target.writeUInt16LE(deflated, at + 4)
      target.writeUInt16LE(date[0], at + 6)
      target.writeUInt16LE(date[1], at + 8)
      target.writeUInt32LE(crc32(content), at + 10)
      target.writeUInt32LE(packed.length, at + 14)
      target.writeUInt32LE(content.length, at + 18)
      target.writeUInt16LE(name.length, at + 22)
    }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    sizes(local, 4)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(version, 4)
    sizes(central, 6)
    central.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    directory.push(central, name)
    offset += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  const directorySize = directory.reduce((sum, one) => sum + one.length, 0)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directorySize, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
