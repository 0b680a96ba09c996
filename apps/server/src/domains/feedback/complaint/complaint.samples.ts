import type { TestServer } from '../../../testing/server.ts'

/** A complaint of the account, about this consult or none. */
export async function aComplaint(
  { db, runtime }: Pick<TestServer, 'db' | 'runtime'>,
  accountId: string,
  status: 'open' | 'answered' = 'open',
  consultId: string | null = null,
): Promise<{ feedbackId: string }> {
  const at = new Date(runtime.clock.now())
  const letter = { accountId, kind: 'complaint', content: '排队太久', state: status, createdAt: at }
  return db.transaction().execute(async trx => {
    const added = trx.insertInto('feedback').values(letter).returning('feedbackId')
    const { feedbackId } = await added.executeTakeFirstOrThrow()
    await trx
      .insertInto('complaintCase')
      .values({ feedbackId, consultId, status, openedAt: at, answerBy: new Date(at.getTime() + 7 * 86_400_000) })
      .execute()
    return { feedbackId }
  })
}
