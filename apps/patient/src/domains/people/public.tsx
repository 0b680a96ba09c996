/** What other domains ask of the account's people. */
export { people } from './people.calls.ts'
