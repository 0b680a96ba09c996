import { spell, type Spelling } from '../spelling.ts'

/** A person's key as everywhere on the wire. */
export const groupSpelling: Spelling = spell({ words: { personId: 'compatId', personName: 'compatName' } })
