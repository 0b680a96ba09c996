/** What other domains ask of the account's people. */
export { people, person } from './people.calls.ts'
/** What stands in the way of somebody, and where it is put right. */
export { addPage, guardianPage, idCardPage, mobilePage, personPage, realNamePage } from './people.links.ts'
