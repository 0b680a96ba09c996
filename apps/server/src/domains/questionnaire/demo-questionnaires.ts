import { sql } from 'kysely'
import type { Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { theSystem } from '../../calls/caller.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { assignments } from './assignment.lifecycle.ts'
import { assignQuestionnaire, questionnaireAt } from './assign.ts'
import { judged } from './fill-in.ts'
import { insertSubmission } from './submission.table.ts'
import { storeDraft } from './assignment.table.ts'

const day = 24 * 3_600_000
const mood = (points: readonly number[]): Answers =>
  Object.fromEntries(points.map((point, at) => [`q${at + 1}`, String(point)]))

interface Whose {
  accountId: string
  personId: string
}

async function sent(db: Db, whose: Whose, code: string, answers: Answers, now: number): Promise<void> {
  const ctx = { db, caller: theSystem, now }
  const row = await assignQuestionnaire(ctx, { ...whose, code, origin: { type: 'demo', id: 'demo' } })
  const found = await questionnaireAt(db, code)
  if (!row || !found || !(await assignments.transition(ctx, row, 'submit', 'patient'))) return
  const { assignmentId: submissionId, edition } = row
  const record = { ...whose, code, edition, submissionId, submittedAt: new Date(now), files: [], answers }
  await insertSubmission(db, { ...record, ...judged(found.document, answers) })
}

/** Of the demo patient: two to fill in, a draft, and results with a trend. Loaded again, they stay as they are. */
export async function loadDemoQuestionnaires({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo questionnaires', 0))`.execute(trx)
    const patient = await demoPatient(trx)
    if (!patient) return
    const { accountId } = patient
    const self = await trx
      .selectFrom('person')
      .select('personId')
      .where('accountId', '=', accountId)
      .where('isSelf', '=', true)
      .executeTakeFirst()
    const some = trx.selectFrom('questionnaireAssignment').select('assignmentId').where('accountId', '=', accountId)
    if (!self || (await some.limit(1).executeTakeFirst())) return
    const whose = { accountId, personId: self.personId }
    const origin = { type: 'demo', id: 'demo' }
    await sent(trx, whose, 'phq9', mood([2, 2, 2, 2, 1, 1, 1, 1, 0]), now - 42 * day)
    await sent(trx, whose, 'phq9', mood([1, 1, 2, 2, 1, 1, 0, 0, 0]), now - 21 * day)
    await sent(trx, whose, 'phq9', mood([1, 1, 1, 1, 0, 0, 0, 0, 0]), now - 2 * day)
    const healthy = { fever: 'no', signs: ['none'], contact: 'no', cluster: 'no', travel: 'no' }
    await sent(trx, whose, 'outpatient-screening', healthy, now - 3 * day)
    const ctx = { db: trx, caller: theSystem, now: now - day }
    await assignQuestionnaire(ctx, { ...whose, code: 'gad7', origin, dueAt: now + 6 * day })
    await assignQuestionnaire(ctx, { ...whose, code: 'inpatient-satisfaction', origin })
    const begun = await assignQuestionnaire(
      ctx,
      { ...whose, code: 'post-surgery-follow-up', origin },
      { isBegun: true },
    )
    if (begun) await storeDraft(ctx, begun.assignmentId, JSON.stringify({ pain: 3, temperature: 36.8 }), 0)
  })
}
