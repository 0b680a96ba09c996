import type { Supervised } from '../../registry/supervised.ts'

/** Complaints: when they come in, and again with the first answer. Who complained stays here. */
export const supervisedComplaints: Supervised = {
  kind: 'complaint',
  reportable: async ({ db }, from, until) => {
    const written = await db
      .selectFrom('feedback')
      .select(['feedbackId', 'createdAt as at'])
      .where('kind', '=', 'complaint')
      .where('createdAt', '>=', from)
      .where('createdAt', '<', until)
      .execute()
    const answered = await db
      .selectFrom('feedback')
      .innerJoin('feedbackAnswer', 'feedbackAnswer.feedbackId', 'feedback.feedbackId')
      .select(({ fn }) => ['feedback.feedbackId', fn.min('feedbackAnswer.answeredAt').as('at')])
      .where('kind', '=', 'complaint')
      .where('feedback.answeredAt', '>=', from)
      .where('feedback.answeredAt', '<', until)
      .groupBy('feedback.feedbackId')
      .execute()
    return [
      ...written.map(({ feedbackId, at }) => ({ recordId: feedbackId, version: 1, at })),
      ...answered.map(({ feedbackId, at }) => ({ recordId: feedbackId, version: 2, at })),
    ]
  },
  async bodyOf({ db }, feedbackId) {
    const row = await db
      .selectFrom('feedback')
      .select(['content', 'state', 'createdAt'])
      .where('feedbackId', '=', feedbackId)
      .executeTakeFirst()
    if (!row) return undefined
    const answers = await db
      .selectFrom('feedbackAnswer')
      .select(['content', 'answeredAt'])
      .where('feedbackId', '=', feedbackId)
      .orderBy('answerId')
      .execute()
    return {
      body: {
        content: row.content,
        state: row.state,
        writtenAt: row.createdAt.getTime(),
        answers: answers.map(({ content, answeredAt }) => ({ content, answeredAt: answeredAt.getTime() })),
      },
    }
  },
}
