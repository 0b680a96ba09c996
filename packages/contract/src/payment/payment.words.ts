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

/** The same of invoices; personId is the spec's compatId. */
export const invoiceSpelling = {
  words: { personName: 'compatName', personId: 'compatId', paidAt: 'payTime', amountCents: 'amount' },
} as const satisfies Spelling
