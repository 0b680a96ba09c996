import { price } from '../common/money.ts'
import type { ProgrammeOffer } from './programme.document.ts'

/** What a patient reads as the price of what can be applied for. */
export const priceLabelOf = ({ priceCents, priceWord }: Pick<ProgrammeOffer, 'priceCents' | 'priceWord'>): string =>
  priceCents > 0 ? price(priceCents) : (priceWord ?? '免费')
