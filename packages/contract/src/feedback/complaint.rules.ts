import * as z from 'zod/mini'
import { limitedText } from '../common/text.ts'

/** Working days until the patient has an answer, and where several departments must look into it (医疗机构投诉管理办法 2019). */
export const complaintDays = { usual: 5, extended: 10 } as const

/** In characters. */
export const complaintLimits = { note: 500, reason: 200, finding: 500 } as const

export const complaintNote = limitedText('处理记录', complaintLimits.note)
export const extensionReason = limitedText('延长原因', complaintLimits.reason)
export const complaintFinding = limitedText('调查结论', complaintLimits.finding)

/** What was found to be true of it. */
export const complaintOutcomes = {
  upheld: '属实',
  partly: '部分属实',
  unfounded: '不属实',
  withdrawn: '患者撤回',
} as const
export type ComplaintOutcome = keyof typeof complaintOutcomes
export const complaintOutcomeNames = Object.keys(complaintOutcomes) as [ComplaintOutcome, ...ComplaintOutcome[]]
export const complaintOutcome = z.enum(complaintOutcomeNames, { error: '请选择调查结果' })

/** How a complaint reaches the hospital. */
export const complaintChannels = { app: '线上提交', phone: '电话', letter: '来信', visit: '当面' } as const
export type ComplaintChannel = keyof typeof complaintChannels
export const complaintChannelNames = Object.keys(complaintChannels) as [ComplaintChannel, ...ComplaintChannel[]]

/** What somebody of the office writes down for a patient. */
export const recordedChannels = ['phone', 'letter', 'visit'] as const satisfies readonly ComplaintChannel[]
export const recordedChannel = z.enum(recordedChannels, { error: '请选择投诉途径' })
