import type { Ctx } from '../../calls/handler.ts'

/** Who answers a consult: exactly one of the two is there. */
export interface Answerer {
  docId: string | null
  teamId: string | null
}

/** The doctor's or the team's name, and the doctor's department. */
export async function answererOf(
  { db }: Ctx,
  { docId, teamId }: Answerer,
): Promise<{ name: string; deptCode: string | null }> {
  const row = docId
    ? await db
        .selectFrom('doctor')
        .select(['docName as name', 'gbDeptCode as deptCode'])
        .where('docId', '=', docId)
        .executeTakeFirst()
    : await db.selectFrom('team').select('teamName as name').where('teamId', '=', teamId).executeTakeFirst()
  return { name: row?.name ?? '', deptCode: (row && 'deptCode' in row ? row.deptCode : null) as string | null }
}

/** The doctor's or the team's name. */
export const answererName = async (ctx: Ctx, answerer: Answerer): Promise<string> =>
  (await answererOf(ctx, answerer)).name
