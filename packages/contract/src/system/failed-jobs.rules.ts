import { limitedText } from '../common/text.ts'

export const failedJobLimits = { reason: 200 } as const

/** Why a job that was given up is not tried again. */
export const dismissReason = limitedText('原因', failedJobLimits.reason)
