import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { mostWaiting, waitingKinds } from '@nethos/contract/home/home.waiting.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { WaitingFor } from '../../registry/waiting.ts'

/** What all domains know of, the most urgent first. */
export const waitingOf =
  (waitingFor: WaitingFor): HandlerOf<typeof homeServices.waiting> =>
  async ({ ctx }) => {
    const found = await waitingFor(ctx)
    return found
      .toSorted((a, b) => waitingKinds.indexOf(a.kind) - waitingKinds.indexOf(b.kind) || a.at - b.at)
      .slice(0, mostWaiting)
      .map(({ at: _, onDay = '', ...one }) => ({ ...one, onDay }))
  }
