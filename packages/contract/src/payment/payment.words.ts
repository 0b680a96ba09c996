import type { Spelling } from '../spelling.ts'

/** The payments' words of the wire that do not explain themselves (core 3, 7). */
export const paymentSpelling = {
  words: {
    feeCents: 'consultFee',
    couponCents: 'couponMoney',
    personName: 'compatName',
    createdAt: 'createTime',
    paidAt: 'payTime',
  },
} as const satisfies Spelling
