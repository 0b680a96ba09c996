import type { Spelling } from '../spelling.ts'
import { shelves } from './content.shelves.ts'

/** publishedAt is createTime on the wire (core 3, News). */
export const contentSpelling: Spelling = { words: { publishedAt: 'createTime' }, codes: { shelf: shelves } }
