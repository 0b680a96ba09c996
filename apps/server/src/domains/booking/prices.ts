import { sessionKinds, type SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import { rangeOf, type Prices } from '../../registry/prices.ts'

/** Of clinics to which somebody can still go, in all hospitals that are connected. */
export const pricesOfBooking: Prices = async ({ db, now }) => {
  const rows = await db
    .selectFrom('clinicSession')
    .where('endsAt', '>', new Date(now))
    .where('isStopped', '=', false)
    .where('isFeeKnown', '=', true)
    .groupBy(['kind', 'feeCents'])
    .select(['kind', 'feeCents'])
    .execute()
  return rangeOf(
    '预约挂号',
    rows.map(({ kind, feeCents }) => ({ label: sessionKinds[kind as SessionKind].label, priceCents: feeCents })),
  )
}
