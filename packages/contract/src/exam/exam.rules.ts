import { limitedText } from '../common/text.ts'

/** Why the desk gives a patient's time back: he reads it. */
export const deskCancelReason = limitedText('原因', 100)
