import { rangeOf, type Prices } from '../../registry/prices.ts'

/** Free clinics that are on, or open next. */
export const pricesOfFreeClinics: Prices = async ({ db, now }) => {
  const rows = await db
    .selectFrom('freeClinic')
    .where('isOn', '=', true)
    .where('closesAt', '>', new Date(now))
    .select(['title as label', 'priceCents'])
    .execute()
  return rangeOf('义诊', rows)
}
