/** What a doctor may send as a card, for the desk of consults. */
export { cardOf } from './cards.ts'
