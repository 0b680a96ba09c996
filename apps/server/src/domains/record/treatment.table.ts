import { sql, type Selectable } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Treatment } from '../../database/types.gen.ts'

export interface HungPicture {
  attaId: string
  type: string
  attaFileName: string
}
export type TreatmentRow = Selectable<Treatment> & { pictures: HungPicture[] }
type Mine = Pick<Ctx<AccountCaller>, 'db' | 'caller'>

const withPictures = ({ db }: { db: Db }) =>
  db
    .selectFrom('treatment')
    .selectAll('treatment')
    .select(({ selectFrom }) =>
      selectFrom('attachmentUse')
        .innerJoin('attachment', 'attachment.attaId', 'attachmentUse.attaId')
        .select(
          sql<
            HungPicture[]
          >`coalesce(jsonb_agg(jsonb_build_object('attaId', attachment.atta_id, 'type', attachment.kind,
            'attaFileName', attachment.file_name) order by attachment_use.position), '[]')`.as('pictures'),
        )
        .where('attachmentUse.recordType', '=', 'treatment')
        .whereRef('attachmentUse.recordId', '=', 'treatment.treatmentId')
        .as('pictures'),
    )

/** Newest visit first. Whoever asks has shown before that he may see this person. */
export const treatmentsOf = (
  on: { db: Db },
  personId: string,
  offset: number,
  count: number,
): Promise<TreatmentRow[]> =>
  withPictures(on)
    .where('personId', '=', personId)
    .where('removedAt', 'is', null)
    .orderBy('treatedAt', 'desc')
    .orderBy('treatmentId', 'desc')
    .offset(offset)
    .limit(count)
    .execute() as Promise<TreatmentRow[]>

/** What the caller has deleted of this person's since then, the latest first. */
export const removedTreatmentsOf = (mine: Mine, personId: string, since: number): Promise<TreatmentRow[]> =>
  withPictures(mine)
    .where('personId', '=', personId)
    .where('accountId', '=', mine.caller.accountId)
    .where('removedAt', '>=', new Date(since))
    .orderBy('removedAt', 'desc')
    .orderBy('treatmentId', 'desc')
    .limit(100)
    .execute() as Promise<TreatmentRow[]>

export const findTreatment = (mine: Mine, treatmentId: string): Promise<TreatmentRow | undefined> =>
  withPictures(mine)
    .where('treatmentId', '=', treatmentId)
    .where('accountId', '=', mine.caller.accountId)
    .executeTakeFirst() as Promise<TreatmentRow | undefined>

export async function addTreatmentRow(
  { db, caller, now }: Ctx<AccountCaller>,
  row: { personId: string; content: string; treatedAt: Date; creatorName: string },
): Promise<string> {
  const { treatmentId } = await db
    .insertInto('treatment')
    .values({ ...row, accountId: caller.accountId, createdAt: new Date(now) })
    .returning('treatmentId')
    .executeTakeFirstOrThrow()
  return treatmentId
}

export async function changeTreatmentRow(
  { db, caller }: Mine,
  treatmentId: string,
  changes: { content?: string; treatedAt?: Date; removedAt?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('treatment')
    .set(changes)
    .where('treatmentId', '=', treatmentId)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that nobody can fetch back any more go, and what hung on them. */
export async function forgetRemoved({ db }: { db: Db }, before: number): Promise<void> {
  await sql`
    with gone as (delete from treatment where removed_at < ${new Date(before)} returning treatment_id)
    delete from attachment_use where record_type = 'treatment' and record_id in (select treatment_id from gone)`.execute(
    db,
  )
}
