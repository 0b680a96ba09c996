import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import type { Payable } from '../payment/payable.ts'
import { hasBegun } from './consult.life.ts'
import { move } from './consult.move.ts'
import { asOf, findConsult, takeConsult } from './consult.table.ts'

/** What payment asks of a consult, and tells it. */
export const consultPayable: Payable = {
  async find(ctx, consultId) {
    const found = await findConsult(ctx, consultId)
    if (!found) return undefined
    const consult = asOf(found, ctx.now)
    const due = dueEvent(consultStates, found.consultStatus, found)
    return {
      accountId: consult.accountId,
      amountCents: consult.feeCents,
      subject: consultTypeLabels[consult.consultType],
      expiresAt: due?.at ?? ctx.now,
      state: consult.consultStatus === 'unpaid' ? 'payable' : consult.startedAt === null ? 'gone' : 'paid',
    }
  },
  async wasPaid(ctx, consultId, paidAt) {
    const consult = await takeConsult(ctx, consultId)
    if (!consult) return 'late'
    const begun = await move(ctx, consult, 'pay', 'payment', { startedAt: paidAt })
    if (!begun) return 'late'
    await hasBegun(ctx, begun)
    return 'taken'
  },
}
