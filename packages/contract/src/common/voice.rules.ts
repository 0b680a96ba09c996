import * as z from 'zod/mini'
import { voiceSecondsMost } from './voice.limits.ts'

/** How long the recording is, for showing; 0 when there is none. */
export const voiceSeconds = z._default(
  z.int().check(
    z.minimum(0),
    z.refine(seconds => seconds <= voiceSecondsMost, `语音不能超过${voiceSecondsMost}秒`),
  ),
  0,
)
