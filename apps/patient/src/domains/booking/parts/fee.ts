import { price } from '@nethos/contract/common/money.ts'

/** ¥20.00, or 免费. */
export const feeWord = (cents: number): string => (cents === 0 ? '免费' : price(cents))
