import { sql } from 'kysely'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import type { Db } from '../../database/connect.ts'
import { spellingOfWords } from './spelling.ts'

/** How a word is typed; without Chinese characters it is found as it stands. */
export const searchWordRows = (words: Iterable<string>) =>
  [...new Set(words)].map(word => ({ word, ...spellingOfWords(word) })).filter(row => row.initials.length > 1)

/** People look for the tags; for what has a name, the title is one, too. */
export const wordsOf = ({ shelf, title, tags }: { shelf: Shelf; title: string; tags: readonly string[] }): string[] =>
  shelf === 'drug' || shelf === 'examination' ? [...tags, title] : [...tags]

/** Lets these words be found by their letters. */
export async function saveSearchWords(db: Db, words: readonly string[]): Promise<void> {
  const rows = searchWordRows(words)
  if (rows.length === 0) return
  await db
    .insertInto('searchWord')
    .values(rows)
    .onConflict(on => on.doNothing())
    .execute()
}

/** The words that typed letters are read as; none for characters. */
export async function lettersReadAs(db: Db, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from read_as(${typed}) where weight < 1`.execute(db)
  return rows.map(row => row.word)
}
