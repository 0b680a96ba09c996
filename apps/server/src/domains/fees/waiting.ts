import { billPage } from '@nethos/contract/fees/fees.links.ts'
import type { WaitingFor } from '../../registry/waiting.ts'
import { isOpenFor } from '../people/public.ts'
import { whatLabels } from './life.ts'

const most = 3

/** Bills that are worked out and wait for the money. */
export const waitingBills: WaitingFor = async ({ db, caller, now }) => {
  const found = await db
    .selectFrom('feeOrder')
    .select(['accountId', 'personId', 'personName', 'recordNumber', 'hosId', 'hosName', 'what', 'expiresAt'])
    .where('accountId', '=', caller.accountId)
    .where(isOpenFor('feeOrder.personId', 'consult', now))
    .where('state', '=', 'open')
    .where('expiresAt', '>', new Date(now))
    .orderBy('expiresAt')
    .limit(most)
    .execute()
  return found.map(({ what, personName, hosName, expiresAt, ...of }) => ({
    kind: 'pay',
    title: `${whatLabels[what as keyof typeof whatLabels]}还没有支付`,
    note: `${personName} · ${hosName}`,
    url: billPage(of),
    at: expiresAt.getTime(),
  }))
}
