import type { CheckupOrderRow } from '@nethos/contract/checkup/checkup.schemas.ts'
import { price } from '@nethos/contract/common/money.ts'

/** Who pays: of what a company pays, only what was added is one's own. */
export const paidWords = ({ companyName, totalCents }: Pick<CheckupOrderRow, 'companyName' | 'totalCents'>): string =>
  companyName === '' ? price(totalCents) : `${companyName}支付${totalCents > 0 ? `，加项${price(totalCents)}自付` : ''}`
