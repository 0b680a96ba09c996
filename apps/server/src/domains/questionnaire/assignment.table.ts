import { sql, type ExpressionBuilder } from 'kysely'
import {
  assignmentStates,
  isToFill,
  type AssignmentState,
} from '@nethos/contract/questionnaire/questionnaire.status.ts'
import type { QuestionnairePurpose } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { AssignmentRow } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { AccountCaller, Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/types.gen.ts'
import { isOpenFor } from '../people/public.ts'
import { assignmentOf, assignments, columns, type AssignmentFacts } from './assignment.lifecycle.ts'

const readers = new Set(['doctor', 'nurse', 'admin'])

/** The account's own; all for the staff who look after them and for the system. */
const mayTouch = (caller: Caller) => (eb: ExpressionBuilder<DB, 'questionnaireAssignment'>) => {
  if (caller.kind === 'account') return eb('questionnaireAssignment.accountId', '=', caller.accountId)
  return eb.lit(caller.kind === 'system' || (caller.kind === 'staff' && readers.has(caller.role)))
}

const full = columns.map(name => `questionnaireAssignment.${name}` as const)

export async function findAssignment(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  assignmentId: string,
  { hold = false } = {},
): Promise<AssignmentFacts | undefined> {
  const row = await db
    .selectFrom('questionnaireAssignment')
    .select(full)
    .where('assignmentId', '=', assignmentId)
    .where(mayTouch(caller))
    .$if(hold, query => query.forUpdate())
    .executeTakeFirst()
  return row && assignmentOf(row)
}

/** Files that hang on a questionnaire are for whom it belongs to and for the staff who look after them. */
export async function maySeeQuestionnaire(db: Db, caller: Caller, assignmentId: string, now: number) {
  return db
    .selectFrom('questionnaireAssignment')
    .select('personId')
    .where('assignmentId', '=', assignmentId)
    .where(mayTouch(caller))
    .$if(caller.kind === 'account', query => query.where(isOpenFor('questionnaireAssignment.personId', 'consult', now)))
    .executeTakeFirst()
}

const rows = (db: Db) =>
  db
    .selectFrom('questionnaireAssignment')
    .innerJoin('person', 'person.personId', 'questionnaireAssignment.personId')
    .leftJoin('questionnaireSubmission', 'submissionId', 'assignmentId')
    .select(full)
    .select(['person.name as personName', 'submittedAt', 'resultTitle'])

type Listed = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export function shownRow(row: Listed, now: number): AssignmentRow {
  const {
    accountId: _,
    originType: __,
    originId: ___,
    edition: ____,
    status,
    ...facts
  } = assignments.asOf(assignmentOf(row), now)
  return {
    ...facts,
    state: status,
    personName: row.personName,
    submittedAt: row.submittedAt?.getTime() ?? null,
    resultTitle: row.resultTitle ?? '',
  }
}

export interface Chosen {
  personId?: string | null | undefined
  purposes?: readonly QuestionnairePurpose[] | undefined
}

const toFill = (Object.keys(assignmentStates) as AssignmentState[]).filter(isToFill)

/** The caller's, of the people who let him; what is to fill in first. What was withdrawn is not shown. */
export async function listedAssignments(
  { db, caller, now }: Pick<Ctx<AccountCaller>, 'db' | 'caller' | 'now'>,
  { personId, purposes }: Chosen,
  { offset, limit }: { offset: number; limit: number },
) {
  const state = assignments.stateNow(now)
  const isOpen = sql<boolean>`${state} in (${sql.join(toFill)})`
  const found = await rows(db)
    .where(mayTouch(caller))
    .where(isOpenFor('questionnaireAssignment.personId', 'consult', now))
    .where('questionnaireAssignment.status', '<>', 'withdrawn')
    .$call(whenGiven(personId, (query, personId) => query.where('questionnaireAssignment.personId', '=', personId)))
    .$if(purposes !== undefined && purposes.length > 0, query =>
      query.where('questionnaireAssignment.purpose', 'in', [...(purposes ?? [])]),
    )
    .orderBy(isOpen, 'desc')
    .orderBy(sql`case when ${isOpen} then answer_by end asc nulls last`)
    .orderBy(sql`coalesce(submitted_at, questionnaire_assignment.created_at)`, 'desc')
    .orderBy('assignmentId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return found.map(row => shownRow(row, now))
}

export const assignmentsOfPerson = async ({ db, caller, now }: Ctx, personId: string, most: number) =>
  (
    await rows(db)
      .where(mayTouch(caller))
      .where('questionnaireAssignment.personId', '=', personId)
      .orderBy('questionnaireAssignment.createdAt', 'desc')
      .limit(most)
      .execute()
  ).map(row => shownRow(row, now))

export async function listedAssignment(
  { db, caller, now }: Ctx,
  assignmentId: string,
): Promise<AssignmentRow | undefined> {
  const row = await rows(db).where('assignmentId', '=', assignmentId).where(mayTouch(caller)).executeTakeFirst()
  return row && shownRow(row, now)
}

/** One that this person has begun by himself and not sent. */
export async function openOwn({ db, caller, now }: Ctx<AccountCaller>, personId: string, code: string, about: string) {
  const row = await db
    .selectFrom('questionnaireAssignment')
    .select(full)
    .where(mayTouch(caller))
    .where('personId', '=', personId)
    .where('code', '=', code)
    .where('about', '=', about)
    .where('originType', '=', 'own')
    .where(assignments.stateNow(now), 'in', toFill)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && assignmentOf(row)
}

export const draftOf = async ({ db }: Pick<Ctx, 'db'>, assignmentId: string) =>
  db
    .selectFrom('questionnaireAssignment')
    .select(['draft', 'draftPage'])
    .where('assignmentId', '=', assignmentId)
    .executeTakeFirstOrThrow()

export const storeDraft = async ({ db }: Pick<Ctx, 'db'>, assignmentId: string, draft: string, draftPage: number) =>
  void (await db
    .updateTable('questionnaireAssignment')
    .set({ draft, draftPage })
    .where('assignmentId', '=', assignmentId)
    .execute())
