/** What other domains ask of the account's people. */
export { people, person } from './people.calls.ts'
