/** What other domains show of what can be read. */
export { fixedText } from './content.calls.ts'
export { articleLineOf, hospitalLineOf } from './lines.ts'
