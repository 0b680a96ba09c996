import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'
import { isWorking, licenceEnds } from './licence.ts'

type Desk = Parameters<typeof licenceEnds>
const never = sql`null::timestamptz`

export const todayOfDoctors: TodayPart = {
  figures: {
    licences_soon: ctx => counted(ctx, sql`doctor where ${isWorking} and ${licenceEnds(ctx.now, 'soon')}`, never),
    licences_later: ctx => counted(ctx, sql`doctor where ${isWorking} and ${licenceEnds(ctx.now, 'later')}`, never),
    own_licence_soon: ctx => counted(ctx, own(ctx.caller.docId, ctx.now, 'soon'), never),
    own_licence_later: ctx => counted(ctx, own(ctx.caller.docId, ctx.now, 'later'), never),
  },
}

const own = (docId: string | null, ...asked: Desk) =>
  sql`doctor where doctor.doc_id = ${docId ?? ''} and ${licenceEnds(...asked)}`
