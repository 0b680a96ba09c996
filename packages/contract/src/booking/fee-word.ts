import { price } from '../common/money.ts'
import type { StatedFee } from './stated-fee.ts'

/** ¥20.00, 免费, or that only the hospital knows. */
export const feeWord = (fee: StatedFee): string => (fee === null ? '费用以医院为准' : fee === 0 ? '免费' : price(fee))
