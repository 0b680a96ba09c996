import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError, newHash, type BackupFile } from './manifest.ts'

/** Paths of all files below a folder; none when it is not there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Copies one file as it lies on the disk, sealed; undefined: it has been deleted meanwhile. */
export async function copyOne(from: string, to: string, path: string): Promise<BackupFile | undefined> {
  const hash = newHash()
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
  try {
    await pipeline(createReadStream(join(from, path)), count, createWriteStream(join(to, path), { mode: 0o600 }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** And back: what is not the very file is not put there in silence. */
export async function copyBack(from: string, to: string, file: BackupFile): Promise<void> {
  const copied = await copyOne(from, to, file.path)
  if (!copied) throw new BackupError(`The backup lacks the file ${file.path}.`)
  if (copied.sha256 !== file.sha256) throw new BackupError(`The file ${file.path} is not the one that was backed up.`)
}
