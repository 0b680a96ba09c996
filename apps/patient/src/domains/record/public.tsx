/** For pages of other domains that show somebody's visits and stays. */
export { treatment, treatments } from './record.calls.ts'
