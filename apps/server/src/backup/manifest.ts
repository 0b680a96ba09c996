import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the person who runs the command can mend: its message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export interface TableRows {
  /** As SQL names it: public.consult. */
  table: string
  /** In the order in which they stand in the file; what PostgreSQL works out itself is left out. */
  columns: string[]
  rows: number
  /** Of the rows as COPY writes them. */
  sha256: string
}

export interface BackupFile {
  /** Below the folder of the files. */
  path: string
  bytes: number
  sha256: string
}

/** What a backup holds, and what must be true of it when it is put back. */
export interface Manifest {
  format: 1
  createdAt: string
  postgres: number
  migrations: { name: string; hash: string }[]
  /** Version of the job queue's tables; undefined: the server has never run on this database. */
  queue: number | undefined
  tables: TableRows[]
  sequences: { name: string; value: string }[]
  /** Sum over all books of the ledger, in cents: 0, or money was lost before. */
  ledgerCents: number
  /** undefined: they lie in a bucket of S3, which keeps its own versions. */
  files: BackupFile[] | undefined
  /** Name of a key → that it is the same one, and nothing of it. Empty in the sandbox, whose keys lie in its database. */
  keys: Record<string, string>
}

export const manifestName = 'manifest.json'
export const rowsFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.copy.gz`)
export const filesFolder = (folder: string): string => join(folder, 'files')

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no whole backup: it has no ${manifestName}.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new BackupError(`${folder} was made by a newer version of Nethos: use that one.`)
  return manifest
}

const keyNames = ['NETHOS_SECRET', 'NETHOS_SEAL_KEY', 'NETHOS_LOOKUP_KEY'] as const

/** Fingerprints of the keys that are given from outside: what they seal is worth nothing without the same ones. */
export function fingerprints(env: Record<string, string | undefined>): Record<string, string> {
  if (env['NETHOS_MODE'] !== 'production') return {}
  return Object.fromEntries(
    keyNames.map(name => {
      const key = env[name]
      if (!key) throw new BackupError(`${name} is missing: a backup says which keys it needs to be read.`)
      return [name, createHmac('sha256', Buffer.from(key, 'hex')).update('nethos backup').digest('hex').slice(0, 16)]
    }),
  )
}

export const newHash = () => createHash('sha256')
