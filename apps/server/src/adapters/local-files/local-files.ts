import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileMissingError, type FileStore } from '../../ports/files.ts'

/** What seals the bytes; secrets/sealer.ts is one. */
export interface ByteSealer {
  sealBytes(bytes: Uint8Array, about: string): Buffer
  openBytes(sealed: Uint8Array, about: string): Buffer
}

const abandonedAfter = 24 * 3_600_000

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What happened to a folder or file is on the disk, not only in the cache of the kernel. */
async function synced(path: string, flags: string, work?: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags, 0o600)
  try {
    await work?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function pathOfFile(folder: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex')
  return join(folder, name.slice(0, 2), name.slice(2, 4), name)
}

/**
 * Keeps files in a folder of this machine, sealed. A file's name is the hash of its key, so that no key can point
 * outside of the folder and a listing tells nothing; the key is what the bytes are sealed for, so that two files
 * exchanged on the disk do not open.
 */
export function localFiles(folder: string, sealer: ByteSealer): FileStore {
  const drafts = join(folder, 'drafts')
  const about = (key: string) => `file ${key}`
  let ready: Promise<void> | undefined

  const pathOf = (key: string): string => pathOfFile(folder, key)

  /** Makes the folder of drafts, and clears it of what a killed process has left behind. */
  async function prepare(): Promise<void> {
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    for (const name of await readdir(drafts)) {
      const draft = join(drafts, name)
      const age = await stat(draft).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      )
      if (age > abandonedAfter) await rm(draft, { force: true })
    }
  }

  async function makeShard(shard: string): Promise<void> {
    if (!(await mkdir(shard, { recursive: true, mode: 0o700 }))) return
    await synced(dirname(shard), 'r')
    await synced(folder, 'r')
  }

  return {
    isRemote: false,
    async put(key, bytes) {
      ready ??= prepare()
      await ready.catch(error => {
        ready = undefined
        throw error
      })
      const path = pathOf(key)
      const draft = join(drafts, randomUUID())
      try {
        await synced(draft, 'wx', handle => handle.writeFile(sealer.sealBytes(bytes, about(key))))
        await makeShard(dirname(path))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await synced(dirname(path), 'r')
    },

    async get(key) {
      const sealed = await readFile(pathOf(key)).catch(error => {
        throw isMissing(error) ? new FileMissingError('No such file') : error
      })
      return sealer.openBytes(sealed, about(key))
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
