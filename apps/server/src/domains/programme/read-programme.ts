import { sql } from 'kysely'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { currentDocument, currentDocuments } from '../../editions/editions.ts'
import type { LinkTargets } from '../../registry/link-targets.ts'
import { doctorsOf } from '../doctors/public.ts'
import { namesOfMembers, teamsOf } from '../teams/public.ts'
import type { Ctx } from '../../calls/handler.ts'
import { programmeKind } from './programme.kind.ts'

type Services = typeof programmeServices
const mostShown = 60

export const programme: HandlerOf<Services['programme']> = async ({ input, ctx, refuse }) =>
  (await currentDocument(ctx.db, programmeKind, input.code)) ?? refuse('programme_closed')

/** The zones that stand under /zone: the others have an address of the documents, which the desks know. */
export const zonesToLink: LinkTargets = async ({ db }) =>
  (await currentDocuments(db, programmeKind))
    .map(({ code, document }) => ({ path: placeLink(code, 'home'), title: document.name }))
    .filter(({ path }) => path.startsWith('/zone/'))

/** Those it names first, then all who are open in its departments or clinics. */
export const programmeExperts: HandlerOf<Services['programmeExperts']> = async ({ input, ctx, refuse }) => {
  const found = await currentDocument(ctx.db, programmeKind, input.code)
  if (!found) return refuse('programme_closed')
  const { departments, docIds, teamIds } = found.document.experts
  const named = new Set(docIds)
  const more = (await doctorsIn(ctx, departments)).filter(one => !named.has(one))
  const members = await namesOfMembers(ctx, teamIds)
  return {
    doctors: await doctorsOf(ctx, [...docIds, ...more].slice(0, mostShown)),
    teams: (await teamsOf(ctx, teamIds)).map(team => ({
      ...team,
      members: members.flatMap(({ teamId, ...one }) => (teamId === team.teamId ? [one] : [])),
    })),
  }
}

/** Doctors of these departments, by the national list's name or the hospital's own; the recommended ones first. */
export async function doctorsIn({ db }: Pick<Ctx, 'db'>, departments: readonly string[]): Promise<string[]> {
  if (departments.length === 0) return []
  const rows = await db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select('docId')
    .where('doctor.isActive', '=', true)
    .where(eb => eb.or([eb('gbDeptName', 'in', departments), eb('doctor.deptName', 'in', departments)]))
    .orderBy(sql`recommend_position`)
    .orderBy('docId')
    .limit(mostShown)
    .execute()
  return rows.map(row => row.docId)
}
