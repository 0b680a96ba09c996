import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

/** Beside the files of the hospital: its time is that of the last backup which came to its end. */
const noteIn = (data: string): string => join(data, 'last-backup')

export const noteBackup = (data: string, folder: string): Promise<void> => writeFile(noteIn(data), `${folder}\n`)

/** nethos_backup_age_seconds; without a backup there is no figure, which is what the alarm looks for. */
export function showBackupAge(registry: Registry, data: string): void {
  new Gauge({
    name: 'nethos_backup_age_seconds',
    help: 'Time since the last backup that came to its end; missing when there was none',
    registers: [registry],
    async collect() {
      this.reset()
      const note = await stat(noteIn(data)).catch(() => undefined)
      if (note) this.set((Date.now() - note.mtimeMs) / 1000)
      else this.remove()
    },
  })
}
