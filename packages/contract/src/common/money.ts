import * as z from 'zod/mini'

/** An amount of money in integer cents (分), never negative. */
export const cents = /* @__PURE__ */ z.int().check(z.nonnegative())

/** '12.30' out of 1230 cents: yuan with 2 decimals, floored at 0 (core 9). */
export function yuan(amountCents: number): string {
  const whole = Math.max(0, Math.trunc(amountCents))
  return `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** '¥12.30'. */
export const price = (amountCents: number): string => `¥${yuan(amountCents)}`

/** What is left to pay of a price after a reduction, both in cents, floored at 0 (core 9). */
export const payable = (priceCents: number, reductionCents = 0): number =>
  Math.max(0, priceCents - Math.max(0, reductionCents))

/** What is left to pay under a discount: 80 percent of the price, to the nearest cent (core 9, coupons). */
export const discounted = (priceCents: number, percent: number): number =>
  Math.max(0, Math.round((priceCents * percent) / 100))

/** '8折' out of 80, '8.5折' out of 85 (core 9). */
export const discountInWords = (percent: number): string => `${percent / 10}折`

/** Yuan as people type them: up to 9,999,999.99. */
const typed = /^\d{1,7}(\.\d{1,2})?$/

/** 1250 out of '12.5'; NaN when it is no amount of yuan. */
export function centsOf(text: string): number {
  if (!typed.test(text.trim())) return Number.NaN
  const [whole = '', part = ''] = text.trim().split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
