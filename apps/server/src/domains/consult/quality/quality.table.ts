import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { qualityMarksField } from '@nethos/contract/consult/quality.rules.ts'
import type { DrawnConsult } from '@nethos/contract/consult/quality.services.ts'
import type { Ctx } from '../../../calls/handler.ts'

type On = Pick<Ctx, 'db'>

interface Lot {
  fromDay: string
  untilDay: string
  docId: string
  count: number
}

/** By lot among what was answered and has ended in these days. What was drawn once is not drawn again. */
export async function drawByLot({ db, now }: Pick<Ctx, 'db' | 'now'>, staffId: string, lot: Lot): Promise<number> {
  const { rows } = await sql<{ consultId: string }>`
    insert into consult_quality_check (consult_id, drawn_by, drawn_at)
    select consult_id, ${staffId}, ${new Date(now)} from consult
    where ended_at >= ${new Date(startOfDay(lot.fromDay))} and ended_at < ${new Date(startOfDay(addDays(lot.untilDay, 1)))}
      and started_at is not null and first_reply_at is not null and (${lot.docId} = '' or doc_id = ${lot.docId})
      and not exists (select from consult_quality_check one where one.consult_id = consult.consult_id)
    order by random() limit ${lot.count}
    on conflict do nothing returning consult_id`.execute(db)
  return rows.length
}

const base = ({ db }: On) =>
  db
    .selectFrom('consultQualityCheck as one')
    .innerJoin('consult', 'consult.consultId', 'one.consultId')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .leftJoin('department', join =>
      join.on(eb => eb('department.gbDeptCode', '=', eb.fn.coalesce('doctor.gbDeptCode', 'team.gbDeptCode'))),
    )
    .leftJoin('staff as drawer', 'drawer.staffId', 'one.drawnBy')
    .leftJoin('staff as judge', 'judge.staffId', 'one.judgedBy')
    .leftJoin('staff as reviewer', 'reviewer.staffId', 'one.reviewerId')
    .select([
      'one.consultId',
      'one.marks',
      'one.note',
      'one.drawnAt',
      'one.judgedAt',
      'one.month',
      'one.judgeBy',
      'reviewer.name as reviewerName',
      'consult.consultType',
      'consult.docId',
      'consult.endedAt',
      'doctor.docName',
      'team.teamName',
      'drawer.name as drawnBy',
      'judge.name as judgedBy',
    ])
    .select(
      sql<string>`coalesce(nullif(doctor.dept_name, ''), nullif(team.dept_name, ''), department.gb_dept_name, '')`.as(
        'docDeptName',
      ),
    )

export type CheckRow = Awaited<ReturnType<ReturnType<typeof base>['execute']>>[number]

export const listChecks = (
  on: On & Pick<Ctx, 'now'>,
  {
    isJudged,
    isOverdue,
    reviewerId,
    docName,
    offset,
    limit,
  }: {
    isJudged: boolean | undefined
    isOverdue: boolean
    /** '' for all. */
    reviewerId: string
    docName: string
    offset: number
    limit: number
  },
): Promise<CheckRow[]> =>
  base(on)
    .$if(isJudged !== undefined, query => query.where('one.marks', isJudged ? 'is not' : 'is', null))
    .$if(isOverdue, query => query.where('one.judgeBy', '<=', new Date(on.now)))
    .$if(reviewerId !== '', query => query.where('one.reviewerId', '=', reviewerId))
    .$if(docName !== '', query =>
      query.where(sql<boolean>`position(${docName} in coalesce(doctor.doc_name, team.team_name, '')) > 0`),
    )
    .orderBy(sql`one.marks is null`, 'desc')
    .orderBy('one.drawnAt', 'desc')
    .orderBy('one.consultId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export const findCheck = (on: On, consultId: string): Promise<CheckRow | undefined> =>
  base(on).where('one.consultId', '=', consultId).executeTakeFirst()

/** What was found in the doctor's own, the newest first. */
export const judgedOf = (on: On, docId: string): Promise<CheckRow[]> =>
  base(on)
    .where('consult.docId', '=', docId)
    .where('one.marks', 'is not', null)
    .orderBy('one.judgedAt', 'desc')
    .limit(20)
    .execute()

/** What patients have said of this doctor, the newest first. */
export const reviewsOf = ({ db }: On, docId: string, { offset, limit }: { offset: number; limit: number }) =>
  db
    .selectFrom('review')
    .select(['reviewId', 'consultId', 'patientNameMasked', 'score', 'content', 'tags', 'createdAt'])
    .where('docId', '=', docId)
    .orderBy('createdAt', 'desc')
    .orderBy('reviewId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

const marksIn = (marks: unknown) => (marks === null ? null : z.parse(qualityMarksField, marks))

export const shownJudgement = ({ marks, note, judgedAt }: CheckRow) => ({
  marks: marksIn(marks),
  note,
  judgedAt: judgedAt?.getTime() ?? null,
})

export const shownCheck = (row: CheckRow, now: number): DrawnConsult => ({
  consultId: row.consultId,
  consultType: row.consultType as DrawnConsult['consultType'],
  docName: row.docName ?? row.teamName ?? '',
  docDeptName: row.docDeptName,
  endedAt: present(row.endedAt).getTime(),
  drawnAt: row.drawnAt.getTime(),
  drawnBy: row.drawnBy ?? '',
  judgedBy: row.judgedBy ?? '',
  month: row.month ?? '',
  reviewerName: row.reviewerName ?? '',
  judgeBy: row.judgeBy?.getTime() ?? null,
  isOverdue: row.marks === null && row.judgeBy !== null && row.judgeBy.getTime() <= now,
  ...shownJudgement(row),
})
