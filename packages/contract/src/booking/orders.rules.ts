import { limitedText } from '../common/text.ts'
import { recordLimits } from '../record/record.rules.ts'

/** 主诉 before a visit: without it there is nothing to tell the doctor. The other texts may stay empty (record.rules.ts). */
export const complaint = limitedText('主诉', recordLimits.history)

/** Why somebody asks for a ban to be lifted. */
export const appealText = limitedText('申诉理由', 500)
/** What staff write when they answer, lift or bar. */
export const deskNote = limitedText('处理说明', 200)
export const banReason = limitedText('原因', 100)
