/** For pages of other domains that show somebody's visits and stays. */
export { treatment, treatments } from './record.calls.ts'
/** Wherever an allergy is written in words. */
export { AllergyProposal } from './parts/allergy-proposal.tsx'
