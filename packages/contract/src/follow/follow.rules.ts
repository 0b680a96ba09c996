import * as z from 'zod/mini'
import { optionalLimitedText } from '../common/text.ts'
import { talkLimits, voiceSecondsMost } from './follow.limits.ts'

/** The patient's line. */
export const talkLine = optionalLimitedText('消息内容', talkLimits.line)
/** The doctor's. */
export const talkAnswer = optionalLimitedText('消息内容', talkLimits.answer)

/** How long the recording is, for showing; 0 when there is none. */
export const voiceSeconds = z._default(
  z.int().check(
    z.minimum(0),
    z.refine(seconds => seconds <= voiceSecondsMost, `语音不能超过${voiceSecondsMost}秒`),
  ),
  0,
)

/** Something must be said or shown. */
export const somethingTold = z.refine<{ text: string; attaIdList: string[] }>(
  told => told.text !== '' || told.attaIdList.length > 0,
  '请输入消息内容',
)
