import * as z from 'zod/mini'
import { optionalLimitedText } from '../common/text.ts'
import { talkLimits } from './follow.limits.ts'

/** The patient's line. */
export const talkLine = optionalLimitedText('消息内容', talkLimits.line)
/** The doctor's. */
export const talkAnswer = optionalLimitedText('消息内容', talkLimits.answer)

/** Something must be said or shown. */
export const notEmpty = z.refine<{ text: string; attaIdList: string[] }>(
  fields => fields.text !== '' || fields.attaIdList.length > 0,
  '请输入消息内容',
)
