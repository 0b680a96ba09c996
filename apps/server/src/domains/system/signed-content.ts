import { createHash, randomInt } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'

/** The number of a sheet: its day, and digits that tell nothing of how many there are. */
export const sheetNumber = (now: number): string => `${dayOf(now).replaceAll('-', '')}${randomInt(1e7, 1e8)}`

/** What a signature stands for: SHA-256 of the content as it was written. */
export const contentHashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
