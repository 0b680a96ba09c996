import { nthOf } from '@nethos/contract/common/present.ts'
import { sql, type Expression } from 'kysely'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** While it can be paid: so that a lost notice is found soon. */
const whileOpen = [10 * second, 30 * second, minute, 2 * minute]
/** Past its time: closed at the provider, and asked a last time; again only while the provider does not answer. */
const afterwards = [minute, 5 * minute, hour]
/** A refund that the provider has. */
const ofRefund = [5 * second, 30 * second, 5 * minute, hour, 6 * hour]
/** A refund that waits for its job: only if that job was lost. */
const ofRequest = [10 * minute, hour]
/** The provider's clock and ours are not the same. */
const grace = 10 * second

const nth = (pauses: readonly number[], index: number): number => nthOf(pauses, Math.min(index, pauses.length - 1))

/** When the provider is asked next after a payment that it has been asked after so many times. Epoch ms. */
export function nextAskAt({ asks, expiresAt }: { asks: number; expiresAt: number }, now: number): number {
  const last = expiresAt + grace
  return now < last ? Math.min(now + nth(whileOpen, asks), last) : now + nth(afterwards, asks)
}

/** Whether the payment's time is over: it is closed then, not only asked after. */
export const isOver = (expiresAt: number, now: number): boolean => now >= expiresAt + grace

/** The same for one that we have closed ourselves: once, when its time is over. */
export const closedAskAt = (expiresAt: Expression<Date | string>, now: number) =>
  sql<Date>`greatest(${expiresAt} + ${grace} * interval '1 millisecond', ${new Date(now + minute)})`

export const nextRefundAskAt = (state: 'requested' | 'sent', asks: number, now: number): number =>
  now + nth(state === 'sent' ? ofRefund : ofRequest, asks)
