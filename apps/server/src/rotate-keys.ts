import { connected, openPlace, type Place } from './backup/place.ts'
import { filesMissing, missingSentence } from './backup/files-missing.ts'
import { BackupError } from './backup/manifest.ts'
import { dataFolderOf, refuseOthersFolder } from './backup/own-folder.ts'
import { rehash } from './rotation/rehash.ts'
import { resealColumns } from './rotation/reseal.ts'
import { resealFiles, resealJobs } from './rotation/reseal-rest.ts'
import { sealer } from './secrets/sealer.ts'
import { keysIn } from './wiring/keys.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * npm run keys:rotate: seals all anew with NETHOS_SEAL_KEY what still lies under a key of NETHOS_SEAL_KEYS_ALSO, and hashes by
 * NETHOS_LOOKUP_KEY what was hashed by the last of NETHOS_LOOKUP_KEYS_BEFORE; what of both is given.
 */
async function main(): Promise<void> {
  const { NETHOS_SEAL_KEYS_ALSO: also, NETHOS_LOOKUP_KEYS_BEFORE: before } = process.env
  if (!also && !before)
    throw new BackupError(
      'NETHOS_SEAL_KEYS_ALSO or NETHOS_LOOKUP_KEYS_BEFORE is to be the old key, and NETHOS_SEAL_KEY or NETHOS_LOOKUP_KEY the new one, as the servers have them (docs/operations/keys.md).',
    )
  // By hand it easily runs as root, or beside another folder: nothing is changed before that is known.
  if (also) await refuseOthersFolder(dataFolderOf(process.env))
  const place = await openPlace(process.env, say)
  try {
    if (also) await changeSeal(place, keyOf('NETHOS_SEAL_KEY'), keysIn(also))
    if (before) await changeLookup(place, [...keysIn(before), keyOf('NETHOS_LOOKUP_KEY')])
  } finally {
    await place.close()
  }
}

function keyOf(name: 'NETHOS_SEAL_KEY' | 'NETHOS_LOOKUP_KEY'): Buffer {
  const key = process.env[name]
  if (!key) throw new BackupError(`${name} is missing: the new key, as the servers have it (docs/operations/keys.md).`)
  return Buffer.from(key, 'hex')
}

async function changeLookup(place: Place, chain: readonly Buffer[]): Promise<void> {
  const { done } = await connected(place.ownerUrl, client => rehash(client, { chain, say }))
  say(
    `Hashed by the new look-up key: ${done} values. NETHOS_LOOKUP_KEYS_BEFORE stays: the old key is no secret any more, and is still needed.`,
  )
}

async function changeSeal(place: Place, key: Buffer, also: readonly Buffer[]): Promise<void> {
  const keys = sealer(key, also)
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
  const missing = folder ? await connected(place.ownerUrl, client => filesMissing(client, folder)) : 0
  const jobs = await connected(place.appUrl, client => resealJobs(client, keys))
  say(
    `Sealed anew: ${columns.done} values, ${files ? `${files.done} files` : 'no files (a bucket keeps them)'}, ${jobs.done} jobs.`,
  )
  const unreadable = columns.unreadable + jobs.unreadable + (files ? files.unreadable : 0)
  if (unreadable > 0) say(`${unreadable} open with none of the keys: a key is missing in NETHOS_SEAL_KEYS_ALSO.`)
  if (folder && missing > 0) say(missingSentence(missing, folder))
  if (columns.old > 0)
    say(`${columns.old} are under an old key again: a server still seals with it. Restart it, and run this again.`)
  if (unreadable + columns.old + missing > 0) process.exitCode = 1
  else say('Nothing lies under an older key any more: NETHOS_SEAL_KEYS_ALSO may go, and the old key with it.')
}

const mendable = ['BackupError', 'RehashError', 'EmbeddedDatabaseError', 'DatabaseUnreachableError', 'RangeError']

main().catch((error: Error) => {
  process.stderr.write(`${mendable.includes(error.name) ? error.message : error.stack}\n`)
  process.exitCode = 1
})
