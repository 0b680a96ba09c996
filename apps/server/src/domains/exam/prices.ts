import { rangeOf, type Prices } from '../../registry/prices.ts'

/** What the patient may order himself. */
export const pricesOfExaminations: Prices = async ({ db }) =>
  rangeOf(
    '检查项目',
    await db
      .selectFrom('orderableItem')
      .where('isOffered', '=', true)
      .select(['itemName as label', 'priceCents'])
      .execute(),
  )
