import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { FileMissingError } from '../../ports/files.ts'
import { filesOf } from './own-files.table.ts'
import { readablePage, type PackedFile } from './readable-page.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

/** So much is held in memory at once; older files beyond it are named in the page, and stay in the app. */
const filesMostBytes = 150 * 1024 * 1024

/** The ZIP: index.html to be read, <domain>.json to be read by programs, files/ with the pictures and documents. */
export async function buildArchive(scope: ArchiveScope, parts: readonly ArchivePart[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let broken: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) broken = error
    else chunks.push(chunk)
  })
  const add = (entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    entry.mtime = scope.now
    zip.add(entry)
    entry.push(bytes, true)
  }
  const sections: Section[] = []
  for (const { sectionOf } of parts.toSorted((a, b) => a.place - b.place)) sections.push(await sectionOf(scope))
  for (const { name, rows } of sections)
    add(new ZipDeflate(`data/${name}.json`), strToU8(JSON.stringify(rows, undefined, 2)))

  const packed: PackedFile[] = []
  let bytesLeft = filesMostBytes
  for (const { attaId, fileName, storageKey, byteSize, createdAt } of await filesOf(scope)) {
    const file = { attaId, fileName, createdAt, path: pathOf(attaId, fileName) }
    const bytes = byteSize > bytesLeft ? undefined : await read(scope, storageKey)
    packed.push({ ...file, isIn: bytes !== undefined })
    if (!bytes) continue
    bytesLeft -= bytes.length
    // Pictures and PDFs are packed as they are: they would not get smaller.
    add(new ZipPassThrough(file.path), bytes)
  }
  add(new ZipDeflate('index.html'), strToU8(readablePage(sections, packed, scope.now)))
  zip.end()
  if (broken) throw broken
  return Buffer.concat(chunks)
}

const read = (scope: ArchiveScope, storageKey: string): Promise<Buffer | undefined> =>
  scope.runtime.files.get(storageKey).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined
    throw error
  })

/** The id keeps names apart; nothing of a name that was once typed may lead out of the folder. */
const pathOf = (attaId: string, fileName: string): string =>
  `files/${attaId}-${fileName.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')}`
