import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { archiveDays } from '@nethos/contract/archive/archive.rules.ts'
import { archiveStates, type ArchiveFacts, type ArchiveStatus } from '@nethos/contract/archive/archive.status.ts'
import { dueEvent, stateAt } from '@nethos/contract/states.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

type Scope = Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>
type JobScope = Pick<Ctx, 'db' | 'now'>

const shownMost = 20
const dayMs = 86_400_000

const dueAt = (status: ArchiveStatus, facts: ArchiveFacts): Date | null => {
  const due = dueEvent(archiveStates, status, facts)
  return due ? new Date(due.at) : null
}

export const archivesOf = ({ db, caller }: Scope) =>
  db
    .selectFrom('dataArchive')
    .leftJoin('attachment', 'attachment.attaId', 'dataArchive.attaId')
    .select(['archiveId', 'status', 'askedAt', 'expiresAt', 'dataArchive.attaId', 'attachment.byteSize'])
    .where('accountId', '=', caller.accountId)
    .orderBy('archiveId', 'desc')
    .limit(shownMost)
    .execute()

/** Why none may be asked for now. Holds the account's row: two requests wait for each other. */
export async function whyNotNow({
  db,
  caller,
  now,
}: Scope): Promise<'archive_under_way' | 'archive_today' | undefined> {
  await db.selectFrom('account').select('accountId').where('accountId', '=', caller.accountId).forUpdate().execute()
  const rows = await db
    .selectFrom('dataArchive')
    .select('status')
    .where('accountId', '=', caller.accountId)
    .where('status', '<>', 'failed')
    .where(({ eb, or }) => or([eb('status', '=', 'asked'), eb('askedAt', '>=', new Date(startOfDay(dayOf(now))))]))
    .execute()
  if (rows.some(row => row.status === 'asked')) return 'archive_under_way'
  return rows.length > 0 ? 'archive_today' : undefined
}

export async function addArchive({ db, caller, now }: Scope): Promise<string> {
  const { archiveId } = await db
    .insertInto('dataArchive')
    .values({
      accountId: caller.accountId,
      status: 'asked',
      askedAt: new Date(now),
      dueAt: dueAt('asked', { askedAt: now, expiresAt: null }),
    })
    .returning('archiveId')
    .executeTakeFirstOrThrow()
  return archiveId
}

/** Whose archive is to be built; undefined when it was built, or given up. */
export const askedArchive = ({ db }: Pick<JobScope, 'db'>, archiveId: string) =>
  db
    .selectFrom('dataArchive')
    .innerJoin('account', 'account.accountId', 'dataArchive.accountId')
    .select(['dataArchive.accountId', 'askedAt'])
    .where('archiveId', '=', archiveId)
    .where('status', '=', 'asked')
    .where('account.closedAt', 'is', null)
    .executeTakeFirst()

/** False when it was given up meanwhile, or another run of the job was faster: then nothing is written. */
export async function saveArchive(
  { db, now }: JobScope,
  archiveId: string,
  file: { storageKey: string; fileName: string; byteSize: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('dataArchive')
    .select(['accountId', 'askedAt'])
    .where('archiveId', '=', archiveId)
    .where('status', '=', 'asked')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const { attaId } = await db
    .insertInto('attachment')
    .values({
      ...file,
      kind: 'archive',
      mediaType: 'application/zip',
      ownerAccountId: row.accountId,
      createdAt: new Date(now),
    })
    .returning('attaId')
    .executeTakeFirstOrThrow()
  const expiresAt = now + archiveDays * dayMs
  await db
    .updateTable('dataArchive')
    .set({
      status: 'ready',
      attaId,
      expiresAt: new Date(expiresAt),
      dueAt: dueAt('ready', { askedAt: row.askedAt.getTime(), expiresAt }),
    })
    .where('archiveId', '=', archiveId)
    .execute()
  return true
}

/** Moves what is due, and says whose pages must hear of it; the bytes are left to be deleted. */
export async function moveDueArchives({ db, now }: JobScope): Promise<{ archiveId: string; accountId: string }[]> {
  const rows = await db
    .selectFrom('dataArchive')
    .select(['archiveId', 'accountId', 'status', 'askedAt', 'expiresAt', 'attaId'])
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { archiveId, attaId, ...row } of rows) {
    const facts = { askedAt: row.askedAt.getTime(), expiresAt: row.expiresAt?.getTime() ?? null }
    const status = stateAt(archiveStates, row.status as ArchiveStatus, facts, now)
    const gone = { status, dueAt: null, attaId: null }
    await db.updateTable('dataArchive').set(gone).where('archiveId', '=', archiveId).execute()
    if (attaId !== null) await db.deleteFrom('attachment').where('attaId', '=', attaId).execute()
  }
  return rows
}

/** Whether its ZIP may still be fetched. */
export const isStored = async ({ db }: Pick<JobScope, 'db'>, archiveId: string): Promise<boolean> =>
  (await db
    .selectFrom('dataArchive')
    .select('archiveId')
    .where('archiveId', '=', archiveId)
    .where('attaId', 'is not', null)
    .executeTakeFirst()) !== undefined
