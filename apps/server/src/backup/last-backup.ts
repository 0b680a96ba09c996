import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

/** Beside the files of the hospital: its time is that of the last backup which came to its end. */
const noteIn = (data: string): string => join(data, 'last-backup')

export const noteBackup = (data: string, folder: string): Promise<void> => writeFile(noteIn(data), `${folder}\n`)

/** How long ago (ms) the last backup came to its end; null: there has been none. */
export async function backupAgeIn(data: string): Promise<number | null> {
  const note = await stat(noteIn(data)).catch(() => undefined)
  return note ? Math.max(0, Date.now() - note.mtimeMs) : null
}

/** nethos_backup_age_seconds; without a backup there is no figure, which is what the alarm looks for. */
export function showBackupAge(registry: Registry, data: string): void {
  new Gauge({
    name: 'nethos_backup_age_seconds',
    help: 'Time since the last backup that came to its end; missing when there was none',
    registers: [registry],
    async collect() {
      this.reset()
      const age = await backupAgeIn(data)
      if (age === null) this.remove()
      else this.set(age / 1000)
    },
  })
}
