/** What other domains show of what can be read. */
export { findOfHouse, findSigned, housePage, nearestOfHouse, signedPage } from './article.table.ts'
export { keepSearchWords, lettersReadAs } from './search-word.table.ts'
export { spellingOfName, spellingOfWords } from './spelling.ts'
