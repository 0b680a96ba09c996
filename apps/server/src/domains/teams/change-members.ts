import { sql } from 'kysely'
import { teamDeskLimits } from '@nethos/contract/teams/team-desk.rules.ts'
import type { teamDeskServices } from '@nethos/contract/teams/team-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { note, takeTeam } from './change-team.ts'

type Services = typeof teamDeskServices
type DeskCtx = Ctx<StaffCaller>

const membersOf = ({ db }: DeskCtx, teamId: string) =>
  db
    .selectFrom('teamMember')
    .innerJoin('doctor', 'doctor.docId', 'teamMember.docId')
    .select(['teamMember.docId', 'memLevel', 'position', 'isActive'])
    .where('teamId', '=', teamId)
    .execute()

export const addMember: HandlerOf<Services['addMember']> = async ({ input: { teamId, docId }, ctx, refuse }) => {
  if (!(await takeTeam(ctx, teamId))) return refuse('not_found')
  const doctor = await ctx.db.selectFrom('doctor').select('isActive').where('docId', '=', docId).executeTakeFirst()
  if (!doctor) return refuse('not_found')
  const members = await membersOf(ctx, teamId)
  if (members.some(one => one.docId === docId)) return true
  if (!doctor.isActive) return refuse('doctor_hidden')
  if (members.length >= teamDeskLimits.members) return refuse('members_full')
  const position = Math.max(-1, ...members.map(one => one.position)) + 1
  await ctx.db.insertInto('teamMember').values({ teamId, docId, position }).execute()
  await note(ctx, 'team.member.add', teamId)
  return true
}

export const removeMember: HandlerOf<Services['removeMember']> = async ({ input: { teamId, docId }, ctx, refuse }) => {
  if (!(await takeTeam(ctx, teamId))) return refuse('not_found')
  const member = (await membersOf(ctx, teamId)).find(one => one.docId === docId)
  if (!member) return refuse('not_found')
  if (member.memLevel === 'ADM') return refuse('chief_leaves')
  await ctx.db.deleteFrom('teamMember').where('teamId', '=', teamId).where('docId', '=', docId).execute()
  await note(ctx, 'team.member.remove', teamId)
  return true
}

export const leadTeam: HandlerOf<Services['leadTeam']> = async ({ input: { teamId, docId }, ctx, refuse }) => {
  if (!(await takeTeam(ctx, teamId))) return refuse('not_found')
  const member = (await membersOf(ctx, teamId)).find(one => one.docId === docId)
  if (!member) return refuse('not_found')
  if (member.memLevel === 'ADM') return true
  if (!member.isActive) return refuse('doctor_hidden')
  const level = (memLevel: 'ADM' | 'MEM') =>
    ctx.db.updateTable('teamMember').set({ memLevel }).where('teamId', '=', teamId)
  // One leads at a time: the index says so, also in the midst of a transaction.
  await level('MEM').where('memLevel', '=', 'ADM').execute()
  await level('ADM').where('docId', '=', docId).execute()
  await note(ctx, 'team.member.lead', teamId)
  return true
}

export const orderMembers: HandlerOf<Services['orderMembers']> = async ({ input: { teamId, docIds }, ctx, refuse }) => {
  if (!(await takeTeam(ctx, teamId))) return refuse('not_found')
  const members = new Set((await membersOf(ctx, teamId)).map(one => one.docId))
  const isWhole = docIds.length === members.size && new Set(docIds).size === members.size
  if (!isWhole || docIds.some(docId => !members.has(docId))) return refuse('members_changed')
  await ctx.db
    .updateTable('teamMember')
    .set({ position: sql<number>`array_position(${docIds}::text[], doc_id)` })
    .where('teamId', '=', teamId)
    .execute()
  await note(ctx, 'team.member.order', teamId)
  return true
}
