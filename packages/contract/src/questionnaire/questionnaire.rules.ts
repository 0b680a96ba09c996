import { limitedText } from '../common/text.ts'

/** What was done about a submission that stands out: the next nurse reads it, so it is never empty. */
export const seenNoteLimit = 200
export const seenNote = limitedText('处理记录', seenNoteLimit)
