/** What other domains show of what can be read. */
export { housePage, nearestOfHouse, signedPage } from './article.table.ts'
export { lettersReadAs } from './search-word.table.ts'
export { spellingOfWords } from './spelling.ts'
