import type { programmeDeskServices } from '@nethos/contract/programme/programme-desk.services.ts'
import { deskTabs, talkStatuses } from '@nethos/contract/programme/programme.status.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { looked, lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { currentDocument } from '../../editions/editions.ts'
import { doctorsOf } from '../doctors/public.ts'
import { noticesSeen } from '../notify/public.ts'
import { teamsOf } from '../teams/public.ts'
import { alarmsIn, judgeAlarm } from '../triage/public.ts'
import { answerByOf, announce, endOf, move, notifyHand, payByOf, putInBox } from './application.life.ts'
import { applications } from './application.lifecycle.ts'
import {
  applicationOf,
  deskQuery,
  deskPage,
  findApplication,
  isUnseen,
  mayTouch,
  takeApplication,
  type Application,
} from './application.table.ts'
import { programmeKind } from './programme.kind.ts'
import { doctorsIn } from './read-programme.ts'
import { shownDetail, shownRow } from './shown-application.ts'
import { addMessage, forgetUnread, messagesOf } from './talk.table.ts'

type Services = typeof programmeDeskServices
const subject = ({ applicationId, personId, accountId }: Application) => ({
  recordType: 'application',
  recordId: applicationId,
  personId,
  accountId,
})
const noteAnswer = (ctx: Ctx, one: Application) => ctx.audit({ action: 'programme.answer', ...subject(one) })

export const deskApplications: HandlerOf<Services['deskApplications']> = async ({ input, ctx }) => {
  const { tab, code, pageNum, pageSize } = input
  const found = await deskQuery(ctx)
    .where(eb => {
      const isHere = eb(applications.stateNow(ctx.now), 'in', deskTabs[tab].statuses)
      // What cannot wait waits for somebody in whatever state it is.
      return tab === 'open' ? eb.or([isHere, isUnseen(eb)]) : isHere
    })
    .$if(Boolean(code), query => query.where('code', '=', code ?? ''))
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.map(applicationOf)
  return lookedThrough(
    rows.slice(0, pageSize).map(({ accountId, personId }) => ({ accountId, personId })),
    shownPageOf(rows, { pageNum, pageSize }, row => shownRow(row, ctx)),
  )
}

export const deskApplication: HandlerOf<Services['deskApplication']> = async ({ input, ctx, refuse }) => {
  const one = await findApplication(ctx, input.applicationId)
  if (!one) return refuse('not_found')
  const notes = await ctx.db
    .selectFrom('programmeNote')
    .innerJoin('staff', 'staff.staffId', 'programmeNote.staffId')
    .select(['text', 'staff.name as staffName', 'programmeNote.createdAt'])
    .where('applicationId', '=', one.applicationId)
    .orderBy('noteId')
    .execute()
  return looked(subject(one), {
    ...(await shownDetail(ctx, one)),
    notes: notes.map(row => ({ ...row, createdAt: row.createdAt.getTime() })),
    messages: await messagesOf(ctx, one.applicationId),
    flagSeen: await flagSeenOf(ctx, one.applicationId),
    alarms: (await alarmsIn(ctx, 'application', [one.applicationId]))(one.applicationId),
  })
}

async function flagSeenOf({ db }: Pick<Ctx, 'db'>, applicationId: string) {
  const seen = await db
    .selectFrom('programmeApplication')
    .innerJoin('staff', 'staff.staffId', 'flagSeenBy')
    .select(['flagSeenAt', 'flagNote', 'staff.name'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return seen?.flagSeenAt ? { at: seen.flagSeenAt.getTime(), by: seen.name, note: seen.flagNote } : null
}

export const deskAnswerers: HandlerOf<Services['deskAnswerers']> = async ({ input, ctx }) => {
  const found = await currentDocument(ctx.db, programmeKind, input.code)
  if (!found) return []
  const { docIds, departments, teamIds } = found.document.experts
  const ids = [...new Set([...docIds, ...(await doctorsIn(ctx, departments))])]
  const teams = await teamsOf(ctx, teamIds)
  return [
    ...(await doctorsOf(ctx, ids)).map(({ docId, docName, docTitle }) => ({
      docId,
      teamId: null,
      name: `${docName} ${docTitle}`.trim(),
    })),
    ...teams.map(({ teamId, teamName }) => ({ docId: null, teamId, name: teamName })),
  ]
}

type Moving = Pick<Ctx<StaffCaller>, 'db'> & Ctx<StaffCaller>
/** Held, moved by the hospital's hand and written down; or why not. */
async function moveAtDesk(
  ctx: Moving,
  applicationId: string,
  how: (one: Application) => Promise<Application | undefined>,
): Promise<true | 'not_found' | 'application_moved'> {
  const one = await takeApplication(ctx, applicationId)
  if (!one) return 'not_found'
  if (!(await how(one))) return 'application_moved'
  await noteAnswer(ctx, one)
  return true
}

export const askForMore: HandlerOf<Services['askForMore']> = async ({ input, ctx, refuse }) => {
  const answer = await moveAtDesk(ctx, input.applicationId, one =>
    move(ctx, one, 'ask', 'operator', { reason: input.text, answerBy: answerByOf(one, ctx.now) }),
  )
  return answer === true || refuse(answer)
}

export const acceptApplication: HandlerOf<Services['acceptApplication']> = async ({ input, ctx, refuse }) => {
  const { startsAt } = input
  // A minute's grace: whoever chose "now" has thought about it.
  if (startsAt < ctx.now - 60_000) return refuse('starts_wrong')
  const answer = await moveAtDesk(ctx, input.applicationId, one =>
    move(ctx, one, one.priceCents === 0 ? 'accept_free' : 'accept', 'operator', {
      startsAt,
      endsAt: endOf(one, startsAt),
      reason: '',
      payBy: one.priceCents === 0 ? null : payByOf(one, ctx.now),
    }),
  )
  return answer === true || refuse(answer)
}

export const declineApplication: HandlerOf<Services['declineApplication']> = async ({ input, ctx, refuse }) => {
  const answer = await moveAtDesk(ctx, input.applicationId, one =>
    move(ctx, one, 'decline', 'operator', { reason: input.reason }),
  )
  return answer === true || refuse(answer)
}

export const callOffApplication: HandlerOf<Services['callOffApplication']> = async ({ input, ctx, refuse }) => {
  const answer = await moveAtDesk(ctx, input.applicationId, one =>
    move(ctx, one, 'call_off', 'operator', { reason: input.reason }),
  )
  return answer === true || refuse(answer)
}

export const finishApplication: HandlerOf<Services['finishApplication']> = async ({ input, ctx, refuse }) => {
  const answer = await moveAtDesk(ctx, input.applicationId, one => move(ctx, one, 'finish', 'operator'))
  return answer === true || refuse(answer)
}

export const handApplication: HandlerOf<Services['handApplication']> = async ({ input, ctx, refuse }) => {
  const one = await takeApplication(ctx, input.applicationId)
  if (!one) return refuse('not_found')
  const [doctor] = input.docId ? await doctorsOf(ctx, [input.docId]) : []
  const [team] = input.teamId ? await teamsOf(ctx, [input.teamId]) : []
  if (!doctor && !team) return refuse('answerer_unknown')
  const hand = { docId: doctor?.docId ?? null, teamId: team?.teamId ?? null }
  await applications.change(ctx, one, hand)
  await noteAnswer(ctx, one)
  await notifyHand(ctx, { ...one, ...hand }, 'new')
  await announce(ctx, { ...one, ...hand })
  return true
}

export const seeApplicationFlag: HandlerOf<Services['seeApplicationFlag']> = async ({ input, ctx, refuse }) => {
  const one = await takeApplication(ctx, input.applicationId)
  if (!one) return refuse('not_found')
  // The first who has looked is named; another one's word does not take his place.
  if (one.flaggedAt !== null && one.flagSeenAt === null) {
    await applications.change(ctx, one, {
      flagSeenAt: ctx.now,
      flagSeenBy: ctx.caller.staffId,
      flagNote: input.note,
    })
    await ctx.audit({ action: 'programme.seen', ...subject(one) })
    await ctx.announce('operators', 'application', one.applicationId)
  }
  await noticesSeen(ctx, ctx.caller.staffId, { link: deskPage(one.applicationId), next: await nextUnseen(ctx) })
  return true
}

/** Of what else cannot wait and nobody has looked at: the oldest that is his to look at. */
async function nextUnseen(ctx: Ctx<StaffCaller>): Promise<string | undefined> {
  const next = await ctx.db
    .selectFrom('programmeApplication')
    .select('applicationId')
    .where(mayTouch(ctx))
    .where(isUnseen)
    .orderBy('flaggedAt')
    .limit(1)
    .executeTakeFirst()
  return next && deskPage(next.applicationId)
}

export const judgeApplicationFlag: HandlerOf<Services['judgeApplicationFlag']> = async ({ input, ctx, refuse }) => {
  const { applicationId, flag, verdict } = input
  if (!(await findApplication(ctx, applicationId))) return refuse('not_found')
  const place = { recordType: 'application', recordId: applicationId } as const
  return (await judgeAlarm(ctx, place, flag, verdict)) || refuse('not_found')
}

export const noteApplication: HandlerOf<Services['noteApplication']> = async ({ input, ctx, refuse }) => {
  const one = await findApplication(ctx, input.applicationId)
  if (!one) return refuse('not_found')
  await ctx.db
    .insertInto('programmeNote')
    .values({
      applicationId: one.applicationId,
      staffId: ctx.caller.staffId,
      text: input.text,
      createdAt: new Date(ctx.now),
    })
    .execute()
  await noteAnswer(ctx, one)
  return true
}

export const replyInApplication: HandlerOf<Services['replyInApplication']> = async ({ input, ctx, refuse }) => {
  const held = await takeApplication(ctx, input.applicationId)
  if (!held) return refuse('not_found')
  const one = applications.asOf(held, ctx.now)
  if (!one.document.hasTalk || !talkStatuses.includes(one.status)) return refuse('application_moved')
  const { name } = await ctx.db
    .selectFrom('staff')
    .select('name')
    .where('staffId', '=', ctx.caller.staffId)
    .executeTakeFirstOrThrow()
  const { message, isNew } = await addMessage(ctx, one, {
    talker: 'DOC',
    talkerId: ctx.caller.staffId,
    talkerName: name,
    text: input.text,
    sendId: input.sendId,
  })
  await forgetUnread(ctx, one.applicationId, 'staffUnread')
  if (isNew) {
    await putInBox(ctx, one, 'programme_message')
    await announce(ctx, one)
  }
  await ctx.audit({ action: 'programme.talk', ...subject(one) })
  return message
}
