import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { isToFill } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { currentDocument, documentAt, type DocumentAt } from '../../editions/editions.ts'
import { assignmentOf, assignments, columns, type AssignmentFacts } from './assignment.lifecycle.ts'
import { questionnaireKind } from './questionnaire.kind.ts'

/** The edition asked for, else the one in use; undefined: there is none, or it was withdrawn. */
export const questionnaireAt = (
  db: Db,
  code: string,
  edition?: number,
): Promise<DocumentAt<QuestionnaireDocument> | undefined> =>
  edition === undefined
    ? currentDocument(db, questionnaireKind, code)
    : documentAt(db, questionnaireKind, code, edition)

export interface NewAssignment {
  code: string
  personId: string
  accountId: string
  /** What asks for it: the handler of this type in `questionnaireSubmitted` hears of the submission. */
  origin: { type: string; id: string }
  /** What it is filled in for, such as a department. */
  about?: string
  /** Epoch ms: afterwards it expires. */
  dueAt?: number | null
}

/** Asks a person to fill it in, in the edition in use now. Undefined: it is not in use. */
export async function assignQuestionnaire(
  ctx: Pick<Ctx, 'db' | 'caller' | 'now'>,
  asked: NewAssignment,
  { isBegun = false } = {},
): Promise<AssignmentFacts | undefined> {
  const found = await questionnaireAt(ctx.db, asked.code)
  if (!found) return undefined
  const { title, purpose } = found.document
  return assignments.begin(
    ctx,
    {
      accountId: asked.accountId,
      personId: asked.personId,
      code: asked.code,
      edition: found.edition,
      title,
      purpose,
      about: asked.about ?? '',
      originType: asked.origin.type,
      originId: asked.origin.id,
      answerBy: asked.dueAt ?? null,
      createdAt: ctx.now,
    },
    isBegun ? { event: 'begin', by: 'patient', to: 'begun' } : { event: 'assign', by: 'hospital', to: 'assigned' },
  )
}

type Origin = NewAssignment['origin']

/**
 * Held to the end of the transaction. One that is being sent at this moment is passed over: who sends it holds it before what
 * asked for it, and here it is the other way round.
 */
async function heldOf({ db }: Pick<Ctx, 'db'>, origin: Origin, assignmentId: string) {
  const row = await db
    .selectFrom('questionnaireAssignment')
    .select(columns)
    .where('assignmentId', '=', assignmentId)
    .where('originType', '=', origin.type)
    .where('originId', '=', origin.id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && assignmentOf(row)
}

/** What asked for it wants it by another time; epoch ms, null: whenever. What was sent or has expired stays as it is. */
export async function setAnswerBy(
  ctx: Pick<Ctx, 'db' | 'caller' | 'now'>,
  origin: Origin,
  { assignmentId, dueAt }: { assignmentId: string; dueAt: number | null },
): Promise<void> {
  const row = await heldOf(ctx, origin, assignmentId)
  if (row && isToFill(row.status)) await assignments.change(ctx, row, { answerBy: dueAt })
}

/** What asked for it does so no longer. What was sent or has expired stays as it is. */
export async function withdrawQuestionnaire(
  ctx: Pick<Ctx, 'db' | 'caller' | 'now'>,
  origin: Origin,
  assignmentId: string,
): Promise<void> {
  const row = await heldOf(ctx, origin, assignmentId)
  if (row) await assignments.transition(ctx, row, 'withdraw', 'hospital')
}
