import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { emergenciesIn } from './engine.ts'

/**
 * For words that go to no talk: who has written what cannot wait reads at once, in his own messages, to call 120. Nothing is
 * held back for it. Gives what was found: where somebody treats him, he is called besides.
 */
export async function adviseWriter(
  ctx: Ctx<AccountCaller>,
  about: { recordType: string; recordId: string },
  ...texts: readonly string[]
): Promise<TriageFlag[]> {
  const found = await emergenciesIn(ctx.db, ...texts)
  if (found.flags.length > 0)
    await putMessage(ctx, {
      accountId: ctx.caller.accountId,
      type: 'emergency_advice',
      values: { advice: found.noticeOf(found.flags) },
      about,
    })
  return found.flags
}
