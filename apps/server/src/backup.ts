import { resolve } from 'node:path'
import { noteBackup } from './backup/last-backup.ts'
import { filesMissing, missingSentence } from './backup/files-missing.ts'
import { makeBackup } from './backup/make-backup.ts'
import { BackupError } from './backup/manifest.ts'
import { dataFolderOf, refuseOthersFolder } from './backup/own-folder.ts'
import { connected, openPlace } from './backup/place.ts'
import { restoreBackup } from './backup/restore-backup.ts'

const usage = `npm run backup -- <a folder that is not there yet>
npm run restore -- <a folder that npm run backup has made>
Of the database and the files of this environment (DATABASE_URL, NETHOS_DATA …), as the server uses them.`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main([command, typed]: readonly string[]): Promise<void> {
  if (!typed || typed.startsWith('-') || (command !== 'backup' && command !== 'restore')) throw new BackupError(usage)
  const folder = resolve(typed)
  const data = dataFolderOf(process.env)
  await refuseOthersFolder(data, { mayBeNew: command === 'restore' })
  const place = await openPlace(process.env, say)
  try {
    const run = command === 'backup' ? makeBackup : restoreBackup
    const { tables, files, keys } = await run(place, folder, process.env, say)
    const { files: held } = place
    const missing = held ? await connected(place.ownerUrl, client => filesMissing(client, held)) : 0
    if (command === 'backup' && missing === 0) await noteBackup(data, folder)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `${command === 'backup' ? 'Backed up' : 'Restored'}: ${rows} rows of ${tables.length} tables, ${files?.length ?? 'no'} files.`,
    )
    if (held && missing > 0) throw new BackupError(missingSentence(missing, held))
    if (!files) say('The files lie in a bucket: see that it keeps versions, and for how long.')
    say(
      Object.keys(keys).length > 0
        ? 'The keys are not in it: keep NETHOS_SECRET, NETHOS_SEAL_KEY and NETHOS_LOOKUP_KEY somewhere else, or it opens nothing.'
        : 'It holds the sandbox’s keys: whoever has it can read all of it.',
    )
  } finally {
    await place.close()
  }
}

const mendable = ['BackupError', 'EmbeddedDatabaseError', 'DatabaseUnreachableError', 'MigrationError']

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${mendable.includes(error.name) ? error.message : error.stack}\n`)
  process.exitCode = 1
})
