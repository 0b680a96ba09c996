/** What other domains show of what can be read. */
export { standingText } from './content.calls.ts'
export { articleLineOf, houseLineOf } from './lines.ts'
