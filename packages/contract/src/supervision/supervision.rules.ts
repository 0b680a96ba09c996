import { limitedText } from '../common/text.ts'

export const differenceNoteMost = 200
/** What came out when somebody looked into a difference. */
export const differenceNote = limitedText('处理说明', differenceNoteMost)
