import { sql } from 'kysely'
import type { Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type {
  AssignmentRow,
  ShownFlag,
  ShownScore,
  Submission,
  TrendPoint,
} from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { shownFiles, storedFiles, type OwnFile } from '../system/public.ts'
import { storedAnswers, storedFlags, storedScores } from './stored.ts'

const mostInTrend = 12

export const submissionAt = ({ db }: Pick<Ctx, 'db'>, submissionId: string) =>
  db.selectFrom('questionnaireSubmission').selectAll().where('submissionId', '=', submissionId).executeTakeFirst()
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof submissionAt>>>

/** What the same questionnaire came to before, of the same person, oldest first, up to this one. */
async function trendOf(db: Db, { personId, code, submittedAt }: SubmissionRow): Promise<TrendPoint[]> {
  const rows = await db
    .selectFrom('questionnaireSubmission')
    .select(['submissionId', 'submittedAt', sql<ShownScore | null>`scores -> 0`.as('score')])
    .where('personId', '=', personId)
    .where('code', '=', code)
    .where('submittedAt', '<=', submittedAt)
    .orderBy('submittedAt', 'desc')
    .orderBy('submissionId', 'desc')
    .limit(mostInTrend)
    .execute()
  return rows.toReversed().flatMap(({ submissionId, submittedAt: at, score }) =>
    score === null || score.value === null
      ? []
      : [
          {
            assignmentId: submissionId,
            submittedAt: at.getTime(),
            value: score.value,
            title: score.band?.title ?? '',
            tone: score.band?.tone,
          },
        ],
  )
}

/** What was sent, as it is shown to patient and staff. */
export async function shownSubmission(
  ctx: Ctx,
  row: AssignmentRow,
  sent: SubmissionRow,
  document: QuestionnaireDocument,
): Promise<Submission> {
  return {
    ...row,
    edition: sent.edition,
    document,
    answers: storedAnswers(sent.answers),
    attaList: shownFiles(ctx, storedFiles(sent.files)),
    scores: storedScores(sent.scores),
    flags: storedFlags(sent.flags),
    trend: await trendOf(ctx.db, sent),
  }
}

export type NewSubmission = Pick<
  SubmissionRow,
  'submissionId' | 'accountId' | 'personId' | 'code' | 'edition' | 'level' | 'resultTitle' | 'isFlagged' | 'submittedAt'
> & {
  answers: Answers
  files: readonly OwnFile[]
  scores: readonly ShownScore[]
  flags: readonly ShownFlag[]
}

export const insertSubmission = async (db: Db, { answers, files, scores, flags, ...row }: NewSubmission) =>
  void (await db
    .insertInto('questionnaireSubmission')
    .values({
      ...row,
      answers: JSON.stringify(answers),
      files: JSON.stringify(files),
      scores: JSON.stringify(scores),
      flags: JSON.stringify(flags),
    })
    .execute())
