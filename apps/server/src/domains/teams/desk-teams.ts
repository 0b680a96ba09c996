import { sql } from 'kysely'
import type { TeamMember } from '@nethos/contract/teams/teams.schemas.ts'
import type { teamDeskServices } from '@nethos/contract/teams/team-desk.services.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { doctorDeptName, teamDeptName } from '../../database/dept-name.ts'
import { servicesOf } from './team.table.ts'

type Services = typeof teamDeskServices

export const teams = ({ db }: Ctx) =>
  db
    .selectFrom('team')
    .innerJoin('department', 'department.gbDeptCode', 'team.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'team.hosId')
    .leftJoin('teamMember as chief', on =>
      on.onRef('chief.teamId', '=', 'team.teamId').on('chief.memLevel', '=', 'ADM'),
    )
    .leftJoin('doctor', 'doctor.docId', 'chief.docId')
    .select(['team.teamId', 'teamName', 'team.avatar as teamAvatar', 'hosName'])
    .select(['team.isShown', 'team.isOpen', 'team.priceCents', 'team.replyLimit'])
    .select(({ selectFrom, fn }) => [
      teamDeptName.as('deptName'),
      sql<string>`coalesce(doctor.doc_name, '')`.as('chiefName'),
      selectFrom('teamMember')
        .select(fn.countAll<number>().as('members'))
        .whereRef('teamMember.teamId', '=', 'team.teamId')
        .$asScalar()
        .$notNull()
        .as('memberCount'),
    ])

/** A part of its name or its chief's, or the beginning of its pinyin. */
export const isNamedTeam = (word: string) =>
  sql<boolean>`(position(${word}::text in team_name) > 0 or position(${word}::text in coalesce(doctor.doc_name, '')) > 0
    or starts_with(team.pinyin, ${word.toLowerCase()}::text) or starts_with(team.initials, ${word.toLowerCase()}::text))`

/** A few hundred rows at most, read in the order of their names until the page is full. */
export const listDeskTeams: HandlerOf<Services['listDeskTeams']> = async ({ input, ctx }) => {
  const { search, hosId, isShown, isOpen, pageNum, pageSize } = input
  const found = await teams(ctx)
    .$if(search !== '', query => query.where(isNamedTeam(search)))
    .$call(whenGiven(hosId, (query, hosId) => query.where('team.hosId', '=', hosId)))
    .$call(whenGiven(isShown, (query, isShown) => query.where('team.isShown', '=', isShown)))
    .$call(whenGiven(isOpen, (query, isOpen) => query.where('team.isOpen', '=', isOpen)))
    .orderBy('teamName')
    .orderBy('team.teamId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return pageOf(found, input)
}

export const deskTeam: HandlerOf<Services['deskTeam']> = async ({ input: { teamId }, ctx, refuse }) => {
  const team = await teams(ctx)
    .select(['team.hosId', 'team.gbDeptCode', 'team.deptName as clinicName', 'team.showAdm as showsChief'])
    .select(['team.skill as teamSkill', 'team.resume as teamResume', 'team.tags as teamTags'])
    .select(['team.adPicture as bannerPicture', 'team.adUrl as bannerUrl'])
    .where('team.teamId', '=', teamId)
    .executeTakeFirst()
  if (!team) return refuse('not_found')
  const [members, services, { openConsults }] = await Promise.all([
    everyMember(ctx, teamId),
    servicesOf(ctx, teamId),
    // Asks the table of the consults itself: that domain leans on this one.
    ctx.db
      .selectFrom('consult')
      .select(({ fn }) => fn.countAll<number>().as('openConsults'))
      .where('teamId', '=', teamId)
      .where('status', 'in', ['unpaid', 'going'])
      .where(({ or, eb }) => or([eb('dueAt', 'is', null), eb('dueAt', '>', new Date(ctx.now))]))
      .executeTakeFirstOrThrow(),
  ])
  return { ...team, members, services, openConsults }
}

/** The chief first; hidden doctors, too. */
async function everyMember({ db }: Ctx, teamId: string): Promise<(TeamMember & { isShown: boolean })[]> {
  const rows = await db
    .selectFrom('teamMember')
    .innerJoin('doctor', 'doctor.docId', 'teamMember.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['doctor.docId', 'docName', 'avatar as docAvatar', 'docTitle', 'teachTitle as teachTitleName'])
    .select(['memLevel', 'isActive as isShown'])
    .select(doctorDeptName.as('deptName'))
    .where('teamId', '=', teamId)
    .orderBy('memLevel')
    .orderBy('teamMember.position')
    .orderBy('doctor.docId')
    .execute()
  return rows.map(row => ({ ...row, memLevel: row.memLevel as TeamMember['memLevel'] }))
}
