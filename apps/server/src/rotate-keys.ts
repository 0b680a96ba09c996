import { connected, openPlace } from './backup/place.ts'
import { BackupError } from './backup/manifest.ts'
import { resealColumns } from './rotation/reseal.ts'
import { resealFiles, resealJobs } from './rotation/reseal-rest.ts'
import { sealer } from './secrets/sealer.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const keyIn = (hex: string | undefined): Buffer => Buffer.from(hex ?? '', 'hex')

/** npm run keys:rotate: seals all anew with NETHOS_SEAL_KEY what still lies under a key of NETHOS_SEAL_KEYS_ALSO. */
async function main(): Promise<void> {
  const { NETHOS_SEAL_KEY: key, NETHOS_SEAL_KEYS_ALSO: also } = process.env
  if (!key || !also)
    throw new BackupError(
      'NETHOS_SEAL_KEY is to be the new key and NETHOS_SEAL_KEYS_ALSO the old one, as the servers have them (docs/operations/keys.md).',
    )
  const keys = sealer(keyIn(key), also.split(',').map(keyIn))
  const place = await openPlace(process.env, say)
  try {
    let reportedAt = 0
    const columns = await connected(place.ownerUrl, client =>
      resealColumns(client, keys, done => {
        if (done - reportedAt < 10_000) return
        reportedAt = done
        say(`${done} values are sealed anew.`)
      }),
    )
    const { files: folder } = place
    const files = folder && (await connected(place.ownerUrl, client => resealFiles(client, keys, folder)))
    const jobs = await connected(place.appUrl, client => resealJobs(client, keys))
    say(
      `Sealed anew: ${columns.done} values, ${files ? `${files.done} files` : 'no files (a bucket keeps them)'}, ${jobs.done} jobs.`,
    )
    const unreadable = columns.unreadable + jobs.unreadable + (files ? files.unreadable : 0)
    if (unreadable > 0) say(`${unreadable} open with none of the keys: a key is missing in NETHOS_SEAL_KEYS_ALSO.`)
    if (columns.old > 0)
      say(`${columns.old} are under an old key again: a server still seals with it. Restart it, and run this again.`)
    if (unreadable + columns.old > 0) process.exitCode = 1
    else say('Nothing lies under an older key any more: NETHOS_SEAL_KEYS_ALSO may go, and the old key with it.')
  } finally {
    await place.close()
  }
}

const mendable = ['BackupError', 'EmbeddedDatabaseError', 'DatabaseUnreachableError', 'RangeError']

main().catch((error: Error) => {
  process.stderr.write(`${mendable.includes(error.name) ? error.message : error.stack}\n`)
  process.exitCode = 1
})
