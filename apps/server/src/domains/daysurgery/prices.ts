import type { Prices } from '../../registry/prices.ts'

/** The insurance that goes with a day surgery, where an insurer is connected. */
export const pricesOfInsurance: Prices = async ({ runtime }) => {
  const product = runtime.surgeryInsurer?.product
  if (!product) return []
  const { productName: label, premiumCents: fromCents } = product
  return [{ group: '日间手术保险', label, fromCents, toCents: fromCents }]
}
