import { sql } from 'kysely'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { Consult } from './consult.table.ts'

export interface Offer {
  priceCents: number
  replyLimit: number
  isOpen: boolean
}

/** What a doctor asks for this kind of consult now; undefined when there is no such doctor. */
export async function offerOf(db: Db, docId: string, consultType: ConsultType): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('doctor')
    .leftJoin('doctorOffer', on =>
      on.onRef('doctorOffer.docId', '=', 'doctor.docId').on('doctorOffer.consultType', '=', consultType),
    )
    .select(['doctor.isActive', 'doctorOffer.priceCents', 'doctorOffer.replyLimit', 'doctorOffer.isOpen'])
    .where('doctor.docId', '=', docId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    priceCents: row.priceCents ?? 0,
    replyLimit: row.replyLimit ?? 0,
    isOpen: row.isActive && row.isOpen === true,
  }
}

/** The sums of a doctor or a team: replies, served consults, scores. */
type Sums =
  | { replySecondsSum: number; replyCount: number }
  | { servedCount: number }
  | { scoreSum: number; scoreCount: number }

/** Adds to the sums of who answers the consult. */
export async function addToAnswerer({ db }: Ctx, { docId, teamId }: Consult, sums: Sums): Promise<void> {
  const raised = Object.fromEntries(
    Object.entries(sums).map(([column, by]) => [column, sql`${sql.ref(column)} + ${by}`]),
  )
  if (docId) await db.updateTable('doctor').set(raised).where('docId', '=', docId).execute()
  else if (teamId) await db.updateTable('team').set(raised).where('teamId', '=', teamId).execute()
}

/** The doctor's or the team's name. */
export async function answererName(db: Db, { docId, teamId }: Consult): Promise<string> {
  if (docId)
    return (
      (await db.selectFrom('doctor').select('docName').where('docId', '=', docId).executeTakeFirst())?.docName ?? ''
    )
  if (teamId)
    return (
      (await db.selectFrom('team').select('teamName').where('teamId', '=', teamId).executeTakeFirst())?.teamName ?? ''
    )
  return ''
}
