import { theSystem } from '../../calls/caller.ts'
import type { TestServer } from '../../testing/server.ts'
import { assignQuestionnaire } from './public.ts'

/** A questionnaire that somebody has to fill in; the id. */
export async function aQuestionnaire(
  server: Pick<TestServer, 'db' | 'runtime'>,
  { accountId, personId }: { accountId: string; personId: string },
  {
    code = 'phq9',
    dueAt = null,
    origin = { type: 'staff', id: 's' },
  }: { code?: string | undefined; dueAt?: number | null; origin?: { type: string; id: string } } = {},
): Promise<string> {
  const ctx = { db: server.db, caller: theSystem, now: server.runtime.clock.now() }
  const row = await assignQuestionnaire(ctx, { code, accountId, personId, origin, dueAt })
  if (!row) throw new Error(`no questionnaire ${code}`)
  return row.assignmentId
}
