import type { questionnaireDeskServices } from '@nethos/contract/questionnaire/questionnaire-desk.services.ts'
import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import type { ShownFlag, ShownScore } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { looked, lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { noticesSeen } from '../notify/public.ts'
import { alarmsIn, judgeAlarm } from '../triage/public.ts'
import { assignments } from './assignment.lifecycle.ts'
import { assignmentsOfPerson, findAssignment, listedAssignment } from './assignment.table.ts'
import { assignQuestionnaire, questionnaireAt } from './assign.ts'
import { countUnseen, flaggedPage } from './flag-nurses.ts'
import { shownSubmission, submissionAt } from './submission.table.ts'
import { storedFlags, storedScores } from './stored.ts'

type Services = typeof questionnaireDeskServices
const mostOfPerson = 100

const seenOf = async ({ db }: Pick<Ctx, 'db'>, submissionId: string) => {
  const seen = await db
    .selectFrom('questionnaireSeen')
    .innerJoin('staff', 'staff.staffId', 'questionnaireSeen.staffId')
    .select(['seenAt', 'note', 'staff.name as seenBy'])
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return { seenAt: seen?.seenAt.getTime() ?? null, note: seen?.note ?? '', seenBy: seen?.seenBy ?? '' }
}

/** Why it stands out: the red flags, and the levels of scores and subscales that are not good. */
const reasonsOf = (flags: readonly ShownFlag[], scores: readonly ShownScore[]): string[] => [
  ...flags.map(flag => flag.title),
  ...scores
    .flatMap(score => [score, ...score.groups])
    .flatMap(({ title, band }) => (band && band.tone !== 'good' ? [`${title}：${band.title}`] : [])),
]

export const flaggedSubmissions: HandlerOf<Services['flaggedSubmissions']> = async ({ input, ctx }) => {
  const { isSeen, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('questionnaireSubmission')
    .leftJoin('questionnaireSeen', 'questionnaireSeen.submissionId', 'questionnaireSubmission.submissionId')
    .select(['questionnaireSubmission.submissionId', 'flags', 'scores'])
    .where('isFlagged', '=', true)
    .where('questionnaireSeen.submissionId', isSeen ? 'is not' : 'is', null)
    .orderBy('submittedAt', isSeen ? 'desc' : 'asc')
    .orderBy('questionnaireSubmission.submissionId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = []
  const listed = []
  for (const { submissionId, flags, scores } of found.slice(0, pageSize)) {
    const [row, facts] = [await listedAssignment(ctx, submissionId), await findAssignment(ctx, submissionId)]
    if (!row || !facts) continue
    const reasons = reasonsOf(storedFlags(flags), storedScores(scores))
    rows.push({ ...row, reasons, ...(await seenOf(ctx, submissionId)) })
    listed.push({ accountId: facts.accountId, personId: facts.personId })
  }
  return lookedThrough(listed, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

export const deskSubmission: HandlerOf<Services['deskSubmission']> = async ({ input, ctx, refuse }) => {
  const { submissionId } = input
  const [row, facts, sent] = [
    await listedAssignment(ctx, submissionId),
    await findAssignment(ctx, submissionId),
    await submissionAt(ctx, submissionId),
  ]
  if (!row || !facts || !sent) return refuse('not_found')
  const found = await questionnaireAt(ctx.db, sent.code, sent.edition)
  if (!found) return refuse('questionnaire_unavailable')
  const shown = await shownSubmission(ctx, row, sent, found.document)
  const { accountId, personId } = facts
  return looked(
    { accountId, personId, recordId: submissionId },
    {
      ...shown,
      isFlagged: sent.isFlagged,
      ...(await seenOf(ctx, submissionId)),
      alarms: (await alarmsIn(ctx, 'questionnaire', [submissionId]))(submissionId),
    },
  )
}

export const markSubmissionSeen: HandlerOf<Services['markSubmissionSeen']> = async ({ input, ctx, refuse }) => {
  const { submissionId, note } = input
  const sent = await submissionAt(ctx, submissionId)
  if (!sent) return refuse('not_found')
  const { accountId, personId } = sent
  const added = await ctx.db
    .insertInto('questionnaireSeen')
    .values({ submissionId, staffId: ctx.caller.staffId, note, seenAt: new Date(ctx.now) })
    .onConflict(on => on.doNothing())
    .returning('submissionId')
    .executeTakeFirst()
  if (added)
    await ctx.audit({
      action: 'questionnaire.seen',
      accountId,
      personId,
      recordType: 'questionnaire',
      recordId: submissionId,
    })
  // One page shows all of them: while another one stands there she still has to hear of it.
  if ((await countUnseen(ctx)) === 0) await noticesSeen(ctx, ctx.caller.staffId, { link: flaggedPage })
  return true
}

export const judgeSubmissionFlag: HandlerOf<Services['judgeSubmissionFlag']> = async ({ input, ctx, refuse }) => {
  const { submissionId, flag, verdict } = input
  const place = { recordType: 'questionnaire', recordId: submissionId } as const
  return (await judgeAlarm(ctx, place, flag, verdict)) || refuse('not_found')
}

const personAt = ({ db }: Pick<Ctx, 'db'>, personId: string) =>
  db
    .selectFrom('person')
    .select(['personId', 'accountId', 'name'])
    .where('personId', '=', personId)
    .where('accountId', 'is not', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()

export const personQuestionnaires: HandlerOf<Services['personQuestionnaires']> = async ({ input, ctx, refuse }) => {
  const person = await personAt(ctx, input.personId)
  if (!person) return refuse('not_found')
  const { personId, accountId } = person
  return looked({ accountId, personId, recordId: personId }, await assignmentsOfPerson(ctx, personId, mostOfPerson))
}

export const assignToPerson: HandlerOf<Services['assignToPerson']> = async ({ input, ctx, refuse }) => {
  const person = await personAt(ctx, input.personId)
  if (!person) return refuse('not_found')
  const { personId, accountId, name } = person
  const origin = { type: 'staff', id: ctx.caller.staffId }
  const row = await assignQuestionnaire(ctx, { code: input.code, personId, accountId, origin, dueAt: input.answerBy })
  if (!row) return refuse('questionnaire_unavailable')
  const about = { recordType: 'questionnaire', recordId: row.assignmentId }
  await putMessage(ctx, {
    accountId,
    type: 'questionnaire_assigned',
    values: { person: name, title: row.title },
    link: questionnairePages.fillIn.to({ id: row.assignmentId }),
    about,
  })
  await ctx.audit({ action: 'questionnaire.assign', accountId, personId, ...about })
  return { assignmentId: row.assignmentId }
}

export const withdrawAssignment: HandlerOf<Services['withdrawAssignment']> = async ({ input, ctx, refuse }) => {
  const row = await findAssignment(ctx, input.assignmentId, { hold: true })
  if (!row) return refuse('not_found')
  if (!(await assignments.transition(ctx, row, 'withdraw', 'hospital'))) return refuse('questionnaire_closed')
  const { accountId, personId, assignmentId } = row
  await ctx.audit({
    action: 'questionnaire.withdraw',
    accountId,
    personId,
    recordType: 'questionnaire',
    recordId: assignmentId,
  })
  return true
}
