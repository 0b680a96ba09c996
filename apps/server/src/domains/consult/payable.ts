import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates } from '@nethos/contract/consult/consult.status.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { answererOf } from '../doctors/public.ts'
import { noLongerToPay } from './consult.box.ts'
import { hasBegun } from './consult.life.ts'
import { beginning } from './consult.term.ts'
import { consults } from './consult.lifecycle.ts'
import { findOwnConsult, takePaidConsult } from './consult.table.ts'

/** What payment asks of a consult, and tells it: a Payable of payment's. */
export const consultPayable = {
  async find(ctx: Ctx, consultId: string) {
    const found = await findOwnConsult(ctx, consultId)
    if (!found) return undefined
    const consult = consults.asOf(found, ctx.now)
    const due = dueEvent(consultStates, found.consultStatus, found)
    const { name, deptCode } = await answererOf(ctx, consult)
    return {
      accountId: consult.accountId,
      personId: consult.personId,
      amountCents: consult.feeCents,
      subject: consultTypeLabels[consult.consultType],
      personName: consult.consulterName,
      docName: name,
      purchase: { priceCents: consult.feeCents, consultType: consult.consultType, docId: consult.docId, deptCode },
      expiresAt: due?.at ?? ctx.now,
      state: consult.consultStatus === 'unpaid' ? 'payable' : consult.startedAt === null ? 'gone' : 'paid',
    } as const
  },
  async wasPaid(ctx: Ctx, consultId: string, paidAt: number, paidCents: number): Promise<'taken' | 'late'> {
    const consult = await takePaidConsult(ctx, consultId)
    if (!consult) return 'late'
    // Money that came in time counts, however late the word of it.
    const at = Math.min(paidAt, ctx.now)
    const changes = { ...(await beginning(ctx, at, consult)), feeCents: paidCents }
    const begun = await consults.transition(ctx, consult, 'pay', 'payment', changes, at)
    if (!begun) return 'late'
    await hasBegun(ctx, begun)
    await noLongerToPay(ctx, begun)
    return 'taken'
  },
}
