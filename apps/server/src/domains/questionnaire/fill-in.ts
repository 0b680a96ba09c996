import type { InputOf } from '@nethos/contract/service.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  checkAnswers,
  isPromiseMissing,
  itemsOf,
  raisedFlags,
  visibleAnswers,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { questionnaireServices } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { isToFill } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import { scoreOf, type ScoredGender } from '@nethos/contract/questionnaire/questionnaire.score.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { currentDocuments } from '../../editions/editions.ts'
import type { QuestionnaireSubmitted } from '../../registry/questionnaire.ts'
import { mayActFor, noteActFor, personOf } from '../people/public.ts'
import { hangFiles, ownFiles } from '../system/public.ts'
import { assignments, type AssignmentFacts } from './assignment.lifecycle.ts'
import {
  draftOf,
  findAssignment,
  storeDraft,
  listedAssignment,
  listedAssignments,
  openOwn,
} from './assignment.table.ts'
import { assignQuestionnaire, questionnaireAt } from './assign.ts'
import { dangerIn, logDanger } from './danger.ts'
import { flagNurses } from './flag-nurses.ts'
import { questionnaireKind } from './questionnaire.kind.ts'
import { insertSubmission, shownSubmission, submissionAt } from './submission.table.ts'

type Mine = Ctx<AccountCaller>
type Services = typeof questionnaireServices

/** The caller's own, of somebody who lets him. */
async function mine(
  ctx: Mine,
  assignmentId: string,
  { hold = false } = {},
): Promise<AssignmentFacts | Refused<'not_found' | 'grant_closed'>> {
  const row = await findAssignment(ctx, assignmentId, { hold })
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'consult')
  return may === true ? row : may
}

export const listQuestionnaires: HandlerOf<Services['listQuestionnaires']> = async ({ input, ctx, refuse: no }) => {
  const { pageNum, pageSize, personId } = input
  if (personId) {
    const person = await personOf(ctx, personId)
    if (!person) return no('not_found')
    const may = await mayActFor(ctx, person.personId, 'consult')
    if (may !== true) return may
  }
  const found = await listedAssignments(ctx, input, { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 })
  return { rows: found.slice(0, pageSize), pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const openQuestionnaires: HandlerOf<Services['openQuestionnaires']> = async ({ input: { purposes }, ctx }) =>
  (await currentDocuments(ctx.db, questionnaireKind))
    .filter(({ document }) => document.selfService && (!purposes?.length || purposes.includes(document.purpose)))
    .map(({ code, document: { title, purpose, introduction = '' } }) => ({ code, title, purpose, introduction }))

export const beginQuestionnaire: HandlerOf<Services['beginQuestionnaire']> = async ({ input, ctx, refuse: no }) => {
  const { code, about } = input
  const person = await personOf(ctx, input.personId)
  if (!person) return no('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const going = await openOwn(ctx, person.personId, code, about)
  if (going) return { assignmentId: going.assignmentId }
  const found = await questionnaireAt(ctx.db, code)
  if (!found?.document.selfService) return no('questionnaire_unavailable')
  const { accountId } = ctx.caller
  const asked = { code, personId: person.personId, accountId, origin: { type: 'own', id: accountId }, about }
  const begun = await assignQuestionnaire(ctx, asked, { isBegun: true })
  return begun ? { assignmentId: begun.assignmentId } : no('questionnaire_unavailable')
}

export const questionnaire: HandlerOf<Services['questionnaire']> = async ({
  input: { assignmentId },
  ctx,
  refuse: no,
}) => {
  const row = await mine(ctx, assignmentId)
  if (isRefused(row)) return row
  const [listed, found] = [
    await listedAssignment(ctx, assignmentId),
    await questionnaireAt(ctx.db, row.code, row.edition),
  ]
  if (!listed) return no('not_found')
  if (!found) return no('questionnaire_unavailable')
  const { draft, draftPage } = await draftOf(ctx, assignmentId)
  return looked(
    { personId: row.personId, recordId: assignmentId },
    { ...listed, edition: row.edition, document: found.document, draft: draft as Record<string, never>, draftPage },
  )
}

const mostOfDraft = 60_000

export const saveDraft: HandlerOf<Services['saveDraft']> = async ({ input, ctx, refuse: no }) => {
  const row = await mine(ctx, input.assignmentId, { hold: true })
  if (isRefused(row)) return row
  const draft = JSON.stringify(input.answers)
  if (draft.length > mostOfDraft) return no('draft_too_large')
  if (!isToFill(assignments.asOf(row, ctx.now).status)) return no('questionnaire_closed')
  if (row.status === 'assigned' && !(await assignments.transition(ctx, row, 'begin', 'patient')))
    return no('questionnaire_closed')
  await storeDraft(ctx, row.assignmentId, draft, input.draftPage)
  return true
}

/** The files of its pictures; undefined: one of them is not the caller's. */
function picturesOf(ctx: Mine, document: QuestionnaireDocument, answers: Answers) {
  const ids = itemsOf(document).flatMap(item =>
    item.kind === 'picture' ? ((answers[item.id] as readonly string[] | undefined) ?? []) : [],
  )
  return ownFiles(ctx, ids, ['picture'])
}

/** What the answers come to: scores, what was raised, and whether somebody of the staff has to look. */
export function judged(document: QuestionnaireDocument, answers: Answers, gender: ScoredGender = '') {
  const scores = scoreOf(document, answers, gender)
  const flags = raisedFlags(document, answers)
  const bands = scores.flatMap(score => [score.band, ...score.groups.map(group => group.band)])
  const band = scores[0]?.band
  return {
    scores,
    flags: flags.map(({ id, title, advice, helplines }) => ({ id, title, advice, helplines })),
    level: band?.level ?? null,
    resultTitle: band?.title ?? (flags.length > 0 ? '需要留意' : ''),
    isFlagged: flags.some(flag => flag.flagged) || bands.some(one => one?.flagged),
  }
}

/** What was answered, where it may be and is whole. */
async function filledIn(ctx: Mine, input: InputOf<Services['submitQuestionnaire']>) {
  const row = await mine(ctx, input.assignmentId, { hold: true })
  if (isRefused(row)) return row
  if (!isToFill(assignments.asOf(row, ctx.now).status)) return refuse('questionnaire_closed')
  const found = await questionnaireAt(ctx.db, row.code, row.edition)
  if (!found) return refuse('questionnaire_unavailable')
  const { document } = found
  const wrong = checkAnswers(document, input.answers, dayOf(ctx.now))
  if (Object.keys(wrong).length > 0) return refuse('answers_wrong', { obj: wrong })
  if (isPromiseMissing(document, input.isPromised)) return refuse('promise_missing')
  const answers = visibleAnswers(document, input.answers)
  const files = await picturesOf(ctx, document, answers)
  return files ? { row, document, answers, files } : refuse('not_found')
}

export const submitQuestionnaire =
  (outcome: QuestionnaireSubmitted): HandlerOf<Services['submitQuestionnaire']> =>
  async ({ input, ctx, refuse: no }) => {
    const filled = await filledIn(ctx, input)
    if (isRefused(filled)) return filled
    const { row, document, answers, files } = filled
    const { assignmentId, accountId, personId, code, edition } = row
    const person = await personOf(ctx, personId)
    const scored = judged(document, answers, person?.gender)
    const danger = await dangerIn(ctx.db, document, answers)
    const result = {
      ...scored,
      flags: [...scored.flags, ...danger],
      isFlagged: scored.isFlagged || danger.length > 0,
    }
    if (!(await assignments.transition(ctx, row, 'submit', 'patient'))) return no('questionnaire_closed')
    const submittedAt = new Date(ctx.now)
    const record = { submissionId: assignmentId, accountId, personId, code, edition, submittedAt }
    await insertSubmission(ctx.db, { ...record, answers, files, ...result })
    await storeDraft(ctx, assignmentId, '{}', 0)
    await hangFiles(ctx, { recordType: 'questionnaire', recordId: assignmentId, part: 'answers' }, files)
    await noteActFor(ctx, {
      action: 'questionnaire.fill',
      personId,
      recordType: 'questionnaire',
      recordId: assignmentId,
    })
    if (danger.length > 0)
      await logDanger(ctx, { recordType: 'questionnaire', recordId: assignmentId, personId }, document, answers)
    if (result.isFlagged) await flagNurses(ctx, assignmentId, result.flags)
    const fields = {
      originId: row.originId,
      submissionId: assignmentId,
      level: result.level,
      flagged: result.isFlagged,
    }
    await outcome[row.originType]?.(ctx, fields)
    await ctx.announce({ accountId }, 'questionnaire', assignmentId)
    return { submissionId: assignmentId }
  }

export const questionnaireResult: HandlerOf<Services['questionnaireResult']> = async ({ input, ctx, refuse: no }) => {
  const row = await mine(ctx, input.assignmentId)
  if (isRefused(row)) return row
  const [listed, sent] = [await listedAssignment(ctx, row.assignmentId), await submissionAt(ctx, row.assignmentId)]
  if (!listed || !sent) return no('not_found')
  const found = await questionnaireAt(ctx.db, sent.code, sent.edition)
  if (!found) return no('questionnaire_unavailable')
  return looked(
    { personId: row.personId, recordId: row.assignmentId },
    {
      ...(await shownSubmission(ctx, listed, sent, found.document)),
      ...(row.originType === 'pathway_task' && { pathwayTaskId: row.originId }),
    },
  )
}
