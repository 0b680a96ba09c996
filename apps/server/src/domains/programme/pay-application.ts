import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import { applicationStates } from '@nethos/contract/programme/programme.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import { saleOf } from '../payment/public.ts'
import { applications } from './application.lifecycle.ts'
import { endOf, move } from './application.life.ts'
import { ownApplication } from './application.table.ts'

/** What payment asks of an application. */
export const applicationPayable: Payable = {
  async find(ctx: Ctx, applicationId: string) {
    const found = await ownApplication(ctx, applicationId)
    if (!found) return undefined
    const one = applications.asOf(found, ctx.now)
    const isPaid = ['paid', 'going', 'done', 'refunded'].includes(one.status)
    return {
      accountId: one.accountId,
      personId: one.personId,
      amountCents: one.priceCents,
      subject: '专区服务',
      personName: one.personName,
      expiresAt: dueEvent(applicationStates, found.status, found)?.at ?? ctx.now,
      state: one.status === 'to_pay' ? 'payable' : isPaid ? 'paid' : 'gone',
    }
  },
  async wasPaid(ctx: Ctx, applicationId: string, paidAt: number) {
    const one = await ownApplication(ctx, applicationId, true)
    // Money that came in time counts, however late the word of it.
    const at = Math.min(paidAt, ctx.now)
    if (!one) return 'late'
    const startsAt = Math.max(one.startsAt ?? at, at)
    const paid = await move(ctx, one, 'pay', 'payment', { startsAt, endsAt: endOf(one, startsAt) }, at)
    return paid ? 'taken' : 'late'
  },
}

const sale = saleOf('programme', applicationPayable)

export const { pay: payApplication, query: queryApplicationPayment } = sale.services('applicationId', async (id, ctx) =>
  placeLink((await ownApplication(ctx, id))?.code ?? '', 'application', { id }),
)
