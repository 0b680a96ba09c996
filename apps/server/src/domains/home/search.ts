import { sql } from 'kysely'
import type { NewsLine } from '@nethos/contract/content/content.schemas.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { lettersReadAs, nearestHospitalArticles, signedPage } from '../content/public.ts'
import { nearestDoctors } from '../doctors/public.ts'
import { nearestTeams } from '../teams/public.ts'

const most = 10

export const search: HandlerOf<typeof homeServices.search> = async ({ input, ctx }) => {
  const words = input.search
  if (words === '') return { readAs: [], docList: [], deptList: [], teamList: [], articleList: [], ...onShelves([]) }
  const [readAs, docList, deptList, teamList, articles, texts] = await Promise.all([
    lettersReadAs(ctx.db, words),
    nearestDoctors(ctx, words, most),
    nearestDepartments(ctx, words),
    nearestTeams(ctx, words, most),
    signedPage(ctx, { search: words, pageNum: 1, pageSize: most }),
    nearestHospitalArticles(ctx, words, most),
  ])
  return { readAs, docList, deptList, teamList, articleList: articles.rows, ...onShelves(texts) }
}

function onShelves(texts: readonly NewsLine[]) {
  const on = (shelf: NewsLine['shelf']) => texts.filter(text => text.shelf === shelf)
  return { healthList: on('health'), examinationList: on('examination'), drugList: on('drug'), newsList: on('news') }
}

const nearestDepartments = async ({ db }: Ctx, words: string) =>
  (
    await sql<{ gbDeptCode: string; gbDeptName: string }>`
      select gb_dept_code, gb_dept_name from find_departments(${words}) join department using (gb_dept_code)
      order by closeness desc, position, gb_dept_code limit ${most}`.execute(db)
  ).rows
