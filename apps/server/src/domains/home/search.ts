import { sql } from 'kysely'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { nearestDoctors } from '../doctors/public.ts'
import { nearestArticles } from './article-line.table.ts'

const most = 10

export const search: HandlerOf<typeof homeServices.search> = async ({ input, ctx }) => {
  const words = input.search
  if (words === '') return { docList: [], deptList: [], teamList: [], articleList: [] }
  const [docList, deptList, teamList, articleList] = await Promise.all([
    nearestDoctors(ctx, words, most),
    nearestDepartments(ctx, words),
    nearestTeams(ctx, words),
    nearestArticles(ctx, words, most),
  ])
  return { docList, deptList, teamList, articleList }
}

const nearestDepartments = async ({ db }: Ctx, words: string) =>
  (
    await sql<{ gbDeptCode: string; gbDeptName: string }>`
      select gb_dept_code, gb_dept_name from find_departments(${words}) join department using (gb_dept_code)
      order by closeness desc, position, gb_dept_code limit ${most}`.execute(db)
  ).rows

const nearestTeams = async ({ db }: Ctx, words: string) =>
  (
    await sql<{ teamId: string; teamName: string; teamSkill: string; teamAvatar: string }>`
      select team_id, team_name, skill as team_skill, avatar as team_avatar from find_teams(${words}) join team using (team_id)
      order by closeness desc, recommend_position, team_id limit ${most}`.execute(db)
  ).rows
