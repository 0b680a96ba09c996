import { present } from '@nethos/contract/common/present.ts'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
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
import { ageToRead } from '@nethos/contract/triage/known-words.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { looked, Spelled, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { missing } from './acting.ts'
import { fileUrl } from '../system/public.ts'
import type { OwnFile } from './attachments.ts'
import { readDetail, readMembers, type DetailRow } from './detail.statement.ts'

export const consultDetail: HandlerOf<typeof consultServices.consultDetail> = async ({ input, ctx }) => {
  const row = await readDetail(ctx, input)
  if (!row) return missing(ctx, input.consultId)
  const sight = sightOf(row, ctx.now)
  const members = row.teamId === null ? [] : await readMembers(ctx, row.teamId)
  const files = row.attachments.map(shownFile(ctx))
  const shown = new Spelled(
    `{"code":"0","msg":"","obj":{"consult":${consultJson(ctx, row, sight)},"attaList":${JSON.stringify(files)},` +
      `"messageList":${row.messageList},"memberList":${JSON.stringify(members)},` +
      `"payWaitSeconds":${payWaitSeconds(sight, ctx.now)},"events":${JSON.stringify(eventsOf(sight, ctx.now))}}}`,
  )
  const { personId, ownAccountId } = row
  return looked({ personId, recordId: input.consultId, isDelegated: ownAccountId !== null }, shown)
}

export const shownFile =
  ({ runtime, caller }: Ctx) =>
  (file: OwnFile) => ({ ...file, url: fileUrl(runtime, caller, file.attaId) })

/** What the rules look at: the state that is true now, even when the job that writes it has not run yet. */
export function sightOf(row: DetailRow, now: number): ConsultQuota {
  const stored = { ...row, consultStatus: row.status as ConsultStatus }
  const sight = { ...stored, consultStatus: stateAt(consultStates, stored.consultStatus, stored, now) }
  return { ...sight, repliesLeft: repliesLeft(sight, now) }
}

/** The row, and what only the rules can tell, as an object of the wire. */
export function consultJson(ctx: Ctx, row: DetailRow, sight: ConsultQuota): string {
  const { attachments, supplementAttachments, serviceId, lengthOfTime, lengthUnit, ...rest } = row
  const { messageList: _messages, ownAccountId: _own, status: _status, repliesOn: _day, birthOn, ...fields } = rest
  const { consultStatus, repliesLeft } = sight
  const isWaiting = consultStatus === 'going' && sight.firstReplyAt === null
  const detail: ConsultDetail = {
    ...fields,
    ageWords: ageToRead({ birthOn, years: row.consulterAge }, ctx.now),
    consultStatus,
    consultStatusDescription: statusDescription(sight),
    repliesLeft,
    attaIdList: attachments.map(file => file.attaId),
    supplementAttaList: supplementAttachments.map(shownFile(ctx)),
    serviceId: row.consultType === 'TEAMPIC' ? serviceId : null,
    personalServiceId: row.consultType === 'PERSONAL_TIME_PIC' ? serviceId : null,
    serviceLength: lengthOfTime === null ? '' : lengthInWords({ lengthOfTime, lengthUnit: present(lengthUnit) }),
    answerDueAt: isWaiting ? answerDueAt(sight) : null,
    endAt: endsAt(sight),
  }
  return JSON.stringify(toWire(detail, consultSpelling))
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
