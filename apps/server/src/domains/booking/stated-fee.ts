import type { StatedFee } from '@nethos/contract/booking/stated-fee.ts'

interface Fee {
  feeCents: number
  isFeeKnown: boolean
}

/** What a session or a booking costs as the hospital states it. */
export const statedFeeOf = ({ feeCents, isFeeKnown }: Fee): StatedFee => (isFeeKnown ? feeCents : null)

/** Whether the hospital will ask for money where we do not: what it states no fee for may cost something. */
export const mayCost = ({ feeCents, isFeeKnown }: Fee): boolean => feeCents > 0 || !isFeeKnown
