/** What somebody has read and agreed to is kept (also by pages that show the text themselves). */
export { giveConsent } from './system.calls.ts'
