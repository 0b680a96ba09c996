import { randomInt } from 'node:crypto'

/** No sign that is taken for another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that people read out to each other and type. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
