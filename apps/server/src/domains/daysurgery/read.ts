import { sql } from 'kysely'
import {
  memberRoles,
  type SurgeryHome,
  type SurgeryKind,
  type SurgeryMessage,
  type TeamMember,
} from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import type { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { openSurgeryStatuses, surgeryEventNames } from '@nethos/contract/daysurgery/surgery.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { messagesAbout } from '../messages/public.ts'
import { ownTasksFor, readPathwayOf } from '../pathway/public.ts'
import { mayActFor } from '../people/public.ts'
import { preparationOf } from './preparation.ts'
import { shownInfo, shownRow } from './shown.ts'
import { eventsOf, listOwn, ownSurgery, type OwnSurgery } from './surgery.table.ts'

type Services = typeof daySurgeryServices
type Asked = { personId?: string | null | undefined; hosId?: string | null | undefined }

async function listed(ctx: Ctx<AccountCaller>, { personId, hosId }: Asked, kinds: readonly SurgeryKind[]) {
  if (personId) {
    const may = await mayActFor(ctx, personId, 'book')
    if (may !== true) return may
  }
  return (await listOwn(ctx, { personId: personId ?? '', hosId: hosId ?? '', kinds })).map(shownRow)
}

export const daySurgeryList: HandlerOf<Services['daySurgeryList']> = ({ input, ctx }) => listed(ctx, input, ['day'])
export const surgeryList: HandlerOf<Services['surgeryList']> = ({ input, ctx }) =>
  listed(ctx, input, ['day', 'inpatient'])
export const chemotherapyList: HandlerOf<Services['chemotherapyList']> = ({ input, ctx }) =>
  listed(ctx, input, ['chemotherapy'])

/** The one that is named, or of the named person that which lies nearest. */
export async function asked(
  ctx: Ctx<AccountCaller>,
  { surgeryId, personId }: { surgeryId?: string | null | undefined; personId?: string | null | undefined },
): Promise<OwnSurgery | Refused<'not_found' | 'grant_closed'>> {
  if (surgeryId) {
    const one = await ownSurgery(ctx, surgeryId)
    return !isRefused(one) && personId && one.personId !== personId ? refuse('not_found') : one
  }
  if (!personId) return refuse('not_found')
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  const [nearest] = await listOwn(ctx, { personId, hosId: '', kinds: ['day', 'inpatient'] })
  return nearest ?? refuse('not_found')
}

const infoOf = async (ctx: Ctx<AccountCaller>, one: OwnSurgery) =>
  shownInfo(ctx, one, (await eventsOf(ctx, [one.surgeryId])).get(one.surgeryId) ?? [])

export const surgeryInfo: HandlerOf<Services['surgeryInfo']> = async ({ input, ctx }) => {
  const one = await ownSurgery(ctx, input.surgeryId)
  if (isRefused(one)) return one
  return looked({ personId: one.personId, recordId: one.surgeryId }, await infoOf(ctx, one))
}

/** What the box says of an operation: of itself, of its steps, of its pathway and the tasks in it. */
const aboutIt = (
  ctx: Ctx<AccountCaller>,
  { surgeryId, pathwayId }: OwnSurgery,
  taskIds: readonly string[],
): Promise<SurgeryMessage[]> =>
  messagesAbout(ctx, [
    { recordType: 'surgery', recordIds: [surgeryId] },
    { recordType: 'surgery_step', recordIds: surgeryEventNames.map(event => `${surgeryId}.${event}`) },
    { recordType: 'pathway', recordIds: pathwayId === null ? [] : [pathwayId] },
    { recordType: 'pathway_task', recordIds: taskIds },
  ])

async function homeOf(ctx: Ctx<AccountCaller>, one: OwnSurgery): Promise<SurgeryHome> {
  const pathway = one.pathwayId === null ? undefined : await readPathwayOf(ctx, one.pathwayId)
  const tasks = pathway?.tasks ?? []
  const messages = await aboutIt(
    ctx,
    one,
    tasks.map(task => task.taskId),
  )
  return {
    ...(await infoOf(ctx, one)),
    preparation: one.status === 'planned' ? preparationOf(one) : [],
    stages: pathway?.stages ?? [],
    tasks,
    isKeeper: pathway?.isOwn ?? false,
    unreadCount: messages.filter(message => !message.isRead).length,
  }
}

export const surgeryHome: HandlerOf<Services['surgeryHome']> = async ({ input, ctx }) => {
  const one = await ownSurgery(ctx, input.surgeryId)
  if (isRefused(one)) return one
  return looked({ personId: one.personId, recordId: one.surgeryId }, await homeOf(ctx, one))
}

export const nearestHome: HandlerOf<Services['nearestHome']> = async ({ input: { personId }, ctx }) => {
  const one = await asked(ctx, { personId })
  if (isRefused(one)) return one
  return looked({ personId, recordId: personId }, await homeOf(ctx, one))
}

export const surgeryMessages: HandlerOf<Services['surgeryMessages']> = async ({ input, ctx }) => {
  const one = await asked(ctx, input)
  if (isRefused(one)) return one
  const pathway = one.pathwayId === null ? undefined : await readPathwayOf(ctx, one.pathwayId)
  return aboutIt(ctx, one, pathway?.tasks.map(task => task.taskId) ?? [])
}

export const surgeryTeam: HandlerOf<Services['surgeryTeam']> = async ({ input, ctx }) => {
  const one = await asked(ctx, input)
  return isRefused(one) ? one : teamOf(ctx, one)
}

export const plannedTeam: HandlerOf<Services['plannedTeam']> = async ({ input: { personId }, ctx }) => {
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  const [nearest] = await listOwn(ctx, { personId, hosId: '', kinds: ['day', 'inpatient'] })
  return nearest && openSurgeryStatuses.includes(nearest.status) ? teamOf(ctx, nearest) : []
}

/** Of the admission itself, and of what is to be done for it. */
export const admissionMessages: HandlerOf<Services['admissionMessages']> = async ({ input: { admissionId }, ctx }) => {
  const { pathwayIds, taskIds } = await ownTasksFor(ctx, { type: 'admission', recordId: admissionId })
  return messagesAbout(ctx, [
    { recordType: 'admission', recordIds: [admissionId] },
    { recordType: 'pathway', recordIds: pathwayIds },
    { recordType: 'pathway_task', recordIds: taskIds },
  ])
}

/** Each member, with our doctor behind the hospital's staff number where there is one. */
async function teamOf({ db }: Ctx, { hosId, team }: OwnSurgery): Promise<TeamMember[]> {
  const codes = team.map(one => one.code).filter(code => code !== '')
  const { rows } =
    codes.length === 0
      ? { rows: [] }
      : await sql<{ code: string; docId: string; avatar: string }>`
          select distinct on (doctor_code) doctor_code as code, doctor.doc_id, doctor.avatar
          from clinic_doctor join doctor on doctor.doc_id = clinic_doctor.doc_id and doctor.is_active
          where clinic_doctor.hos_id = ${hosId} and doctor_code = any(${codes}) order by doctor_code`.execute(db)
  const known = new Map(rows.map(row => [row.code, row]))
  return team.map(({ code, name, title, role }) => ({
    name,
    title,
    role,
    roleLabel: memberRoles[role],
    docId: known.get(code)?.docId ?? '',
    avatar: known.get(code)?.avatar ?? '',
  }))
}
