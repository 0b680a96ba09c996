import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import {
  mayCancel,
  mayEnd,
  mayReply,
  maySupplement,
  payWaitSeconds,
  repliesLeft,
  statusDescription,
  type ConsultQuota,
} from '@nethos/contract/consult/consult.rights.ts'
import { answerDueAt, consultStates, endsAt, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import { eventsFor, stateAt } from '@nethos/contract/states.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { looked, Spelled, type HandlerOf } from '../../calls/handler.ts'
import { missing } from './acting.ts'
import { readDetail, type DetailRow } from './detail.statement.ts'
import { merged } from '../../calls/json-text.ts'

export const consultDetail: HandlerOf<typeof consultServices.consultDetail> = async ({ input, ctx }) => {
  const row = await readDetail(ctx, input)
  if (!row) return missing(ctx, input.consultId)
  const sight = sightOf(row, ctx.now)
  const shown = new Spelled(
    `{"code":"0","msg":"","obj":{"consult":${consultJson(row, sight)},"attaList":${row.attaList},"messageList":${row.messageList},"memberList":${row.memberList},` +
      `"payWaitSeconds":${payWaitSeconds(sight, ctx.now)},"events":${JSON.stringify(eventsOf(sight, ctx.now))}}}`,
  )
  const { personId, ownAccountId } = row
  return looked({ personId, recordId: input.consultId, isDelegated: ownAccountId !== null }, shown)
}

/** What the rules look at: the state that is true now, even when the job that writes it has not run yet. */
export function sightOf(row: DetailRow, now: number): ConsultQuota {
  const {
    personId: _person,
    ownAccountId: _own,
    consult: _consult,
    attaList: _atta,
    messageList: _messages,
    memberList: _members,
    status,
    ...facts
  } = row
  const stored = { ...facts, consultStatus: status as ConsultStatus } as ConsultQuota
  const sight = { ...stored, consultStatus: stateAt(consultStates, stored.consultStatus, stored, now) }
  return { ...sight, repliesLeft: repliesLeft(sight, now) }
}

/** The statement's JSON and what only the rules can tell, as one object of the wire. */
export function consultJson(row: DetailRow, sight: ConsultQuota): string {
  const { consultStatus, supplementAskedAt, createdAt, startedAt, firstReplyAt, endedAt, servedUntil } = sight
  const isWaiting = consultStatus === 'going' && firstReplyAt === null
  const rules = {
    consultStatus,
    consultStatusDescription: statusDescription(sight),
    repliesLeft: sight.repliesLeft,
    supplementAskedAt,
    createdAt,
    startedAt,
    firstReplyAt,
    endedAt,
    servedUntil,
    answerDueAt: isWaiting ? answerDueAt(sight) : null,
    endAt: endsAt(sight),
  }
  return merged(toWire(rules, consultSpelling) as object, row.consult)
}

function eventsOf(sight: ConsultQuota, now: number): string[] {
  const may = {
    cancel: mayCancel(sight),
    end: mayEnd(sight),
    review: eventsFor(consultStates, sight.consultStatus, 'patient', sight).includes('review'),
    reply: mayReply(sight, now),
    supplement: maySupplement(sight),
  }
  return Object.entries(may).flatMap(([event, allowed]) => (allowed ? [event] : []))
}
