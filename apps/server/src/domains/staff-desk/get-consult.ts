import { mayAnswer } from '@nethos/contract/consult/consult.rights.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import type { ConsultSight } from '@nethos/contract/consult/consult.rights.ts'
import type { consultDeskServices, deskEvents } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import { eventsFor } from '@nethos/contract/states.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { Spelled, type HandlerOf } from '../../calls/handler.ts'
import { consultJson, findConsult, readDetail, sightOf } from '../consult/public.ts'
import { earlierConsults, healthFileOf } from './health-file.table.ts'

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
  const row = await readDetail(ctx, input.consultId)
  if (!row) return refuse('not_found')
  const sight = sightOf(row, ctx.now)
  const beside = {
    events: eventsOf(sight, ctx.now),
    healthFile: await healthFileOf(ctx, consult),
    earlierConsults: await earlierConsults(ctx, consult),
  }
  return new Spelled(
    `{"code":"0","msg":"","obj":{"consult":${consultJson(row, sight)},"attaList":${row.attaList},"messageList":${row.messageList},` +
      `${JSON.stringify(toWire(beside, consultSpelling)).slice(1)}}`,
  )
}

function eventsOf(sight: ConsultSight, now: number): (typeof deskEvents)[number][] {
  const moves = eventsFor(consultStates, sight.consultStatus, 'doctor', sight)
  const may = {
    reply: mayAnswer(sight, now),
    ask: sight.consultStatus === 'going',
    finish: moves.includes('finish'),
    decline: moves.includes('decline'),
  }
  return (['reply', 'ask', 'finish', 'decline'] as const).filter(event => may[event])
}
