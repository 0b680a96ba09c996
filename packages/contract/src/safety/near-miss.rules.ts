import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { limitedLine, limitedText, optionalLimitedText } from '../common/text.ts'
import { required } from '../rule.ts'

/** Characters. */
export const nearMissLimits = { what: 1000, place: 100, prevented: 500, note: 500 } as const

/** What a report says. It names no patient: who looks into it finds the case by day and place. */
export const nearMissReport = z.object({
  /** Asia/Shanghai. */
  occurredOn: required('请选择发生日期', z.refine(isDay, '日期格式不正确')),
  place: limitedLine('发生在哪里', nearMissLimits.place),
  what: limitedText('发生了什么', nearMissLimits.what),
  prevented: optionalLimitedText('怎样避免的', nearMissLimits.prevented),
  /** False: nobody, not even the log, says who it was. */
  isNamed: z.boolean(),
})

export const nearMissNote = limitedText('处理说明', nearMissLimits.note)
