import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const mostShown = 50

/** The highest edition of each code of a kind, or of one code. */
export const newestEditions = (db: Db, kind: string, code?: string) =>
  db
    .selectFrom('edition')
    .distinctOn('code')
    .select(['code', 'edition', 'document', 'publishedAt'])
    .where('kind', '=', kind)
    .$if(code !== undefined, query => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .orderBy('edition', 'desc')
    .execute()

export const storedEdition = (db: Db, kind: string, code: string, edition: number) =>
  db
    .selectFrom('edition')
    .select(['document', 'publishedAt'])
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('edition', '=', edition)
    .executeTakeFirst()

export const withdrawals = (db: Db, kind: string, code?: string) =>
  db
    .selectFrom('editionWithdrawal')
    .select(['code', 'edition'])
    .where('kind', '=', kind)
    .$if(code !== undefined, query => query.where('code', '=', code ?? ''))
    .execute()

const draftsWithWriters = (db: Db, kind: string) =>
  db
    .selectFrom('editionDraft')
    .innerJoin('staff', 'staff.staffId', 'editionDraft.writtenBy')
    .select(['code', 'document', 'note', 'editionDraft.status', 'writtenAt', 'writtenBy', 'staff.name as writerName'])
    .where('kind', '=', kind)

export const draftsOf = (db: Db, kind: string) => draftsWithWriters(db, kind).orderBy('code').execute()
export const draftOf = (db: Db, kind: string, code: string) =>
  draftsWithWriters(db, kind).where('code', '=', code).executeTakeFirst()

/** The draft for one hand alone until the end of the transaction. */
export const lockDraft = (db: Db, kind: string, code: string) =>
  db
    .selectFrom('editionDraft')
    .selectAll()
    .where('kind', '=', kind)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

export const historyOf = (db: Db, kind: string, code: string) =>
  db
    .selectFrom('edition')
    .innerJoin('staff as writer', 'writer.staffId', 'edition.writtenBy')
    .innerJoin('staff as publisher', 'publisher.staffId', 'edition.publishedBy')
    .select(['edition', 'note', 'publishedAt', 'writer.name as writerName', 'publisher.name as publisherName'])
    .where('kind', '=', kind)
    .where('code', '=', code)
    .orderBy('edition', 'desc')
    .limit(mostShown)
    .execute()

/** One hand at a time on what is published of a code: two that publish or withdraw at once come one after the other. */
export const lockCode = (db: Db, kind: string, code: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`edition ${kind} ${code}`}, 0))`.execute(db)

/** How many of a kind wait for a second person, and since when: who wrote one does not publish it. */
export const draftsToReview = (
  { db, caller }: { readonly db: Db; readonly caller: { readonly staffId: string } },
  kind: string,
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('editionDraft')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(written_at)`.as('since')])
    .where('kind', '=', kind)
    .where('status', '=', 'reviewing')
    .where('writtenBy', '<>', caller.staffId)
    .executeTakeFirstOrThrow()
