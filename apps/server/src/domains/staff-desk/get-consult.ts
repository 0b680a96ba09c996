import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import type { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { Spelled, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { consultJson, findConsult, readDetail, sightOf, type Consult } from '../consult/public.ts'
import { warningsOfQuestion } from '../renewal/public.ts'
import { earlierConsults, healthFileOf } from './health-file.table.ts'
import { deskEventsOf, placeIn } from './place.ts'

/** As the patient sees it, and who he is. The line of the audit log is written before anything is shown. */
export const deskConsult: HandlerOf<typeof consultDeskServices.deskConsult> = async ({ input, ctx, refuse }) => {
  const consult = await findConsult(ctx, input.consultId)
  if (!consult) return refuse('not_found')
  await ctx.audit({
    action: 'consult.read',
    accountId: consult.accountId,
    personId: consult.personId,
    recordType: 'consult',
    recordId: consult.consultId,
  })
  const row = await readDetail(ctx, input)
  if (!row) return refuse('not_found')
  const sight = sightOf(row, ctx.now)
  const place = await placeIn(ctx, consult)
  const beside = {
    events: deskEventsOf(sight, place, ctx.now),
    team: consult.teamId === null ? null : { members: place.members, assignedDocId: consult.assignedDocId },
    healthFile: await healthFileOf(ctx, consult),
    warnings: await warningsIn(ctx, consult),
    earlierConsults: await earlierConsults(ctx, consult),
  }
  return new Spelled(
    `{"code":"0","msg":"","obj":{"consult":${consultJson(row, sight)},"attaList":${row.attaList},"messageList":${row.messageList},` +
      `${JSON.stringify(toWire(beside, consultSpelling)).slice(1)}}`,
  )
}

/** Of a question about medicines: what the pharmacist would be warned of in a prescription of them. */
const warningsIn = async (ctx: Ctx<StaffCaller>, consult: Consult) =>
  consult.consultType === 'DRUGPIC' ? warningsOfQuestion(ctx, consult) : []
