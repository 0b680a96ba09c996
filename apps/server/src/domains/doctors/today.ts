import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'
import { licenceEnds } from './licence.ts'

type Desk = Parameters<typeof licenceEnds>
const never = sql`null::timestamptz`

/** Of those who work here: a hidden doctor may still answer, so his licence counts too where somebody logs in as him. */
const working = sql`(doctor.is_active or exists (select from staff where staff.doc_id = doctor.doc_id and staff.is_active))`

export const todayOfDoctors: TodayPart = {
  figures: {
    licences_soon: ctx => counted(ctx, sql`doctor where ${working} and ${licenceEnds(ctx.now, 'soon')}`, never),
    licences_later: ctx => counted(ctx, sql`doctor where ${working} and ${licenceEnds(ctx.now, 'later')}`, never),
    own_licence_soon: ctx => counted(ctx, own(ctx.caller.docId, ctx.now, 'soon'), never),
    own_licence_later: ctx => counted(ctx, own(ctx.caller.docId, ctx.now, 'later'), never),
  },
}

const own = (docId: string | null, ...asked: Desk) =>
  sql`doctor where doctor.doc_id = ${docId ?? ''} and ${licenceEnds(...asked)}`
