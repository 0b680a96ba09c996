import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from './manifest.ts'

/** Where the server keeps its files, and what lies beside them. */
export const dataFolderOf = (env: Record<string, string | undefined>): string => resolve(env['NETHOS_DATA'] || '.data')

interface FolderOptions {
  /** A restore makes it. */
  mayBeNew?: boolean
  uid?: number | undefined
}

/**
 * Whoever works on the folder by hand works as its owner: in another's place it would look into an empty folder and call it
 * done, and what another has written the server cannot read.
 */
export async function refuseOthersFolder(
  folder: string,
  { mayBeNew = false, uid = process.getuid?.() }: FolderOptions = {},
): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found && mayBeNew) return
  if (!found)
    throw new BackupError(
      `${folder} is not there: NETHOS_DATA must be the folder of the server's files, as its unit names it. With systemd: systemctl start nethos-backup, or nethos-keys-rotate.`,
    )
  if (uid !== undefined && found.uid !== uid)
    throw new BackupError(
      `${folder} belongs to user ${found.uid}, and this runs as user ${uid}: the server could not read what it writes. Run it as that user; with systemd: systemctl start nethos-backup, or nethos-keys-rotate.`,
    )
}
