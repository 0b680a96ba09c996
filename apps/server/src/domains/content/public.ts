/** What other domains show of what can be read. */
export { findHospitalArticle, findSigned, hospitalPage, nearestHospitalArticles, signedPage } from './article.table.ts'
export { saveSearchWords, lettersReadAs } from './search-word.table.ts'
export { spellingOfName, spellingOfWords, type Spelling } from './spelling.ts'
