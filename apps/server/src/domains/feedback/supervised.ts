import { sql } from 'kysely'
import type { Supervised } from '../../registry/supervised.ts'

/** What the platform hears of: it came in, was answered, closed, and came again. Whose it is in the office is our own matter. */
const reported = ['open', 'answer', 'close', 'reopen']

/** Complaints: when a letter becomes one, and again with each answer, end and return. Who complained stays here. */
export const supervisedComplaints: Supervised = {
  kind: 'complaint',
  reportable: async ({ db }, from, until) => {
    const { rows } = await sql<{ recordId: string; version: number; at: Date }>`
      select feedback_id as record_id, version, at
      from (
        select feedback_id, at, row_number() over (partition by feedback_id order by move_id)::int as version
        from complaint_move
        where event = any(${reported}) and feedback_id in (
          select feedback_id from complaint_move where at >= ${from} and at < ${until}
        )
      ) as move
      where at >= ${from} and at < ${until}`.execute(db)
    return rows
  },
  async bodyOf({ db }, feedbackId) {
    const row = await db
      .selectFrom('complaintCase')
      .innerJoin('feedback', 'feedback.feedbackId', 'complaintCase.feedbackId')
      .select(['content', 'createdAt', 'complaintCase.status as state'])
      .select(['consultId', 'cameBy', 'outcome', 'finding', 'openedAt', 'answerBy', 'complaintCase.closedAt'])
      .where('complaintCase.feedbackId', '=', feedbackId)
      .executeTakeFirst()
    if (!row) return undefined
    const answers = await db
      .selectFrom('feedbackAnswer')
      .select(['content', 'answeredAt'])
      .where('feedbackId', '=', feedbackId)
      .orderBy('answerId')
      .execute()
    const moves = await db
      .selectFrom('complaintMove')
      .select(['event', 'at'])
      .where('feedbackId', '=', feedbackId)
      .where('event', 'in', reported)
      .orderBy('moveId')
      .execute()
    return {
      body: {
        content: row.content,
        consultId: row.consultId,
        cameBy: row.cameBy,
        state: row.state,
        outcome: row.outcome,
        finding: row.finding,
        writtenAt: row.createdAt.getTime(),
        openedAt: row.openedAt.getTime(),
        answerBy: row.answerBy.getTime(),
        closedAt: row.closedAt?.getTime() ?? null,
        answers: answers.map(({ content, answeredAt }) => ({ content, answeredAt: answeredAt.getTime() })),
        moves: moves.map(({ event, at }) => ({ event, at: at.getTime() })),
      },
    }
  },
}
