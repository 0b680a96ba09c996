import { sql, type RawBuilder } from 'kysely'
import type { TeamLine, TeamMember, TeamService } from '@nethos/contract/teams/teams.schemas.ts'
import type { Page } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { replyTimeOf } from '../doctors/public.ts'

type Part = RawBuilder<unknown>

const lineColumns = sql`team.team_id, team.team_name, team.avatar as team_avatar, team.skill as team_skill,
  case team.dept_name when '' then department.gb_dept_name else team.dept_name end as dept_name, hospital.hos_name,
  team.score, team.served_count, team.is_open, team.price_cents, team.reply_limit,
  ${sql.raw(replyTimeOf('team_id', 'team'))} as reply_time_text`
const lineSources = sql`join department on department.gb_dept_code = team.gb_dept_code
  join hospital on hospital.hos_id = team.hos_id`

export interface TeamFilter {
  pageNum: number
  pageSize: number
  gbDeptCode?: string | null | undefined
  hosId?: string | null | undefined
  search?: string
}

async function readPage({ db }: Ctx, { pageNum, pageSize }: TeamFilter, query: Part): Promise<Page<TeamLine>> {
  const { rows } = await sql<TeamLine>`${query} limit ${pageSize + 1} offset ${(pageNum - 1) * pageSize}`.execute(db)
  return pageOf(rows, { pageNum, pageSize })
}

export function teamPage(ctx: Ctx, filter: TeamFilter): Promise<Page<TeamLine>> {
  const { gbDeptCode: dept, hosId, search } = filter
  const source = search ? sql`find_teams(${search}) as found join team using (team_id)` : sql`team`
  const where: Part[] = [sql`team.is_shown`]
  if (hosId) where.push(sql`team.hos_id = ${hosId}`)
  if (dept && dept !== '00')
    where.push(
      sql`team.gb_dept_code = any (array(select gb_dept_code from department where gb_dept_code = ${dept} or parent_code = ${dept}))`,
    )
  return readPage(
    ctx,
    filter,
    sql`select ${lineColumns} from ${source} ${lineSources} where ${sql.join(where, sql` and `)}
      order by ${search ? sql`found.closeness desc,` : sql``} team.recommend_position, team.team_id`,
  )
}

/** Those that are nearest to the words: characters, pinyin, initials. */
export async function nearestTeams({ db }: Ctx, words: string, most: number) {
  const { rows } = await sql<{ teamId: string; teamName: string; teamSkill: string; teamAvatar: string }>`
    select team_id, team_name, skill as team_skill, avatar as team_avatar from find_teams(${words}) join team using (team_id)
    order by closeness desc, recommend_position, team_id limit ${most}`.execute(db)
  return rows
}

/** What the caller follows of what is shown, the latest first. */
export const followedPage = (ctx: Ctx<AccountCaller>, window: TeamFilter): Promise<Page<TeamLine>> =>
  readPage(
    ctx,
    window,
    sql`select ${lineColumns} from team_follow join team using (team_id) ${lineSources}
      where team_follow.account_id = ${ctx.caller.accountId} and team.is_shown order by team_follow.created_at desc, team.team_id`,
  )

/** These teams, in no order; hidden ones are not there. */
export async function teamsOf({ db }: Ctx, teamIds: readonly string[]): Promise<TeamLine[]> {
  const { rows } = await sql<TeamLine>`
    select ${lineColumns} from team ${lineSources} where team.team_id = any (${[...teamIds]}) and team.is_shown`.execute(
    db,
  )
  return rows
}

interface FoundTeam extends TeamLine {
  teamResume: string
  showsChief: boolean
  adPicture: string
  adUrl: string
  commentCount: number
  followCount: number
}

export async function findTeam({ db }: Ctx, teamId: string): Promise<FoundTeam | undefined> {
  const { rows } = await sql<FoundTeam>`
    select ${lineColumns}, team.resume as team_resume, team.show_adm as shows_chief, team.ad_picture, team.ad_url,
      team.score_count as comment_count,
      (select count(*)::int from team_follow where team_follow.team_id = team.team_id) as follow_count
    from team ${lineSources} where team.team_id = ${teamId} and team.is_shown`.execute(db)
  return rows[0]
}

/** The chief first; who has left is not shown. */
export async function membersOf({ db }: Ctx, teamId: string): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select doc_id, doc_name, doctor.avatar as doc_avatar, doc_title, teach_title as teach_title_name, mem_level,
      case doctor.dept_name when '' then gb_dept_name else doctor.dept_name end as dept_name
    from team_member join doctor using (doc_id) join department using (gb_dept_code)
    where team_id = ${teamId} and doctor.is_active
    order by mem_level, team_member.position, doc_id`.execute(db)
  return rows
}

/** Who belongs to these teams, the chief of each first. */
export async function namesOfMembers({ db }: Ctx, teamIds: readonly string[]) {
  const { rows } = await sql<Pick<TeamMember, 'docId' | 'docName'> & { teamId: string }>`
    select team_id, doc_id, doc_name from team_member join doctor using (doc_id)
    where team_id = any (${[...teamIds]}) and doctor.is_active
    order by team_id, mem_level, team_member.position, doc_id`.execute(db)
  return rows
}

const serviceColumns = sql`team_service.service_id, serve_name, serve_icon, serve_content,
  team_service.price_cents as service_price_cents, length_of_time, length_unit, daily_reply_limit, team_service.is_open`

export async function servicesOf({ db }: Ctx, teamId: string): Promise<TeamService[]> {
  const { rows } = await sql<TeamService>`
    select ${serviceColumns} from team_service where team_id = ${teamId} order by position, service_id`.execute(db)
  return rows
}

/** Of a hidden team, too: who has bought it reads what he has; nobody else buys it. */
export async function findService({ db }: Ctx, serviceId: string) {
  const { rows } = await sql<TeamService & { teamId: string; teamName: string; teamAvatar: string }>`
    select ${serviceColumns}, team_service.is_open and team.is_shown as is_open,
      team.team_id, team.team_name, team.avatar as team_avatar
    from team_service join team using (team_id) where service_id = ${serviceId}`.execute(db)
  return rows[0]
}
