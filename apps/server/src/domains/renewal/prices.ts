import { deliveryCents } from '@nethos/contract/renewal/renewal.limits.ts'
import { rangeOf, type Prices } from '../../registry/prices.ts'

const group = '药品与配送'

/** Each medicine that is on sale, by name from its smallest pack to its largest; and the parcel. */
export const pricesOfMedicines: Prices = async ({ db }) => {
  const drugs = await db
    .selectFrom('drug')
    .where('isOnSale', '=', true)
    .where('control', '=', '')
    .select(['drugName as label', 'priceCents'])
    .execute()
  return [{ group, label: '药品配送费', fromCents: deliveryCents, toCents: deliveryCents }, ...rangeOf(group, drugs)]
}
