import { sql } from 'kysely'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import { paymentStates } from '@nethos/contract/payment/payment.status.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { ordersLike, personsOf, shownOrder } from './desk-orders.ts'

/** By name only those of so many days. */
const nameDays = 90 * 86_400_000

/** By any of their numbers, and those of the last months by a part of the patient's name. */
export const orderLookup: LookupPart = {
  kind: 'order',
  find: async (ctx, word) => {
    const found = await ordersLike(ctx, {})
      .where(
        sql<boolean>`(pay_no = ${word} or biz_id = ${word} or provider_no = ${word}
          or created_at > ${new Date(ctx.now - nameDays)} and position(${word} in person_name) > 0)`,
      )
      .orderBy('createdAt', 'desc')
      .limit(lookupEach)
      .execute()
    return found.map(row => {
      const { payNo, subject, personName, amountCents, paymentState, createdAt } = shownOrder(row)
      return {
        id: payNo,
        title: [personName, subject, price(amountCents)].filter(Boolean).join(' · '),
        note: `${paymentStates[paymentState].label} · ${dayAndTime(createdAt)} · ${payNo}`,
        person: personsOf([row])[0],
      }
    })
  },
}
