import { rangeOf, type Prices } from '../../registry/prices.ts'

/** What the centres offer now; what is added to a package is shown with it. */
export const pricesOfCheckups: Prices = async ({ db }) =>
  rangeOf(
    '体检',
    await db
      .selectFrom('checkupPackage')
      .where('isOffered', '=', true)
      .select(['packageName as label', 'priceCents'])
      .execute(),
  )
