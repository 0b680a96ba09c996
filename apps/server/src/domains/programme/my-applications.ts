import type { PathwayDetail } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import { talkStatuses } from '@nethos/contract/programme/programme.status.ts'
import { looked, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { mayActFor, noteActFor, personForConsult } from '../people/public.ts'
import { ownPathways } from '../pathway/public.ts'
import { announce, notifyHand } from './application.life.ts'
import { applications } from './application.lifecycle.ts'
import { applicationOf, findApplication, listQuery, missing, takeApplication } from './application.table.ts'
import { shownDetail, shownRow } from './shown-application.ts'
import { noteDanger } from './talk-danger.ts'
import { addMessage, forgetUnread, messagesOf } from './talk.table.ts'

type Services = typeof programmeServices

export const listApplications: HandlerOf<Services['listApplications']> = async ({ input, ctx }) => {
  const { code, pageNum, pageSize } = input
  const found = await listQuery(ctx)
    .$if(Boolean(code), query => query.where('code', '=', code ?? ''))
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shownRow(applicationOf(row), ctx))
}

const mostOpenApplications = 10

export const openApplications: HandlerOf<Services['openApplications']> = async ({
  input: { code, personId },
  ctx,
  refuse,
}) => {
  if (personId) {
    if (!(await personForConsult(ctx, personId))) return refuse('not_found')
    const may = await mayActFor(ctx, personId, 'consult')
    if (may !== true) return may
  }
  const rows = await listQuery(ctx)
    .where('code', '=', code)
    .$if(Boolean(personId), query => query.where('personId', '=', personId ?? ''))
    .limit(mostOpenApplications)
    .execute()
  const found = rows.map(applicationOf)
  const pathways = await ownPathways(
    ctx,
    found.flatMap(one => one.pathwayId ?? []),
  )
  return found.map(one => ({
    application: shownRow(one, ctx),
    pathway: withoutValues(pathways.find(way => way.pathwayId === one.pathwayId)),
  }))
}

/** Titles and times: what was measured and answered is read one by one, and each look is written down. */
const withoutValues = (pathway: PathwayDetail | undefined): PathwayDetail | null =>
  pathway ? { ...pathway, tasks: pathway.tasks.map(task => ({ ...task, values: [], advice: [], attaList: [] })) } : null

export const application: HandlerOf<Services['application']> = async ({ input, ctx }) => {
  const one = await findApplication(ctx, input.applicationId)
  if (!one) return missing(ctx, input.applicationId)
  return looked({ personId: one.personId, recordId: one.applicationId }, await shownDetail(ctx, one))
}

export const applicationTalk: HandlerOf<Services['applicationTalk']> = async ({ input, ctx }) => {
  const one = await findApplication(ctx, input.applicationId)
  if (!one) return missing(ctx, input.applicationId)
  const messages = await messagesOf(ctx, one.applicationId, input.since)
  return looked({ personId: one.personId, recordId: one.applicationId }, messages)
}

export const sayInApplication: HandlerOf<Services['sayInApplication']> = async ({ input, ctx, refuse }) => {
  const held = await takeApplication(ctx, input.applicationId)
  if (!held) return missing(ctx, input.applicationId)
  const one = applications.asOf(held, ctx.now)
  if (!one.document.hasTalk || !talkStatuses.includes(one.status)) return refuse('talk_closed')
  const { applicationId, accountId, personId, personName } = one
  const { message, isNew } = await addMessage(ctx, one, {
    talker: 'PAT',
    talkerId: accountId,
    talkerName: personName,
    text: input.text,
    sendId: input.sendId,
  })
  // Who writes has read what stood there.
  await forgetUnread(ctx, applicationId, 'patientUnread')
  if (isNew) await notifyHand(ctx, one, 'waits')
  if (isNew) await noteDanger(ctx, held, input.text)
  if (isNew) await announce(ctx, one)
  await noteActFor(ctx, { action: 'programme.talk', personId, recordType: 'application', recordId: applicationId })
  return message
}
