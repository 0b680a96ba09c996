import * as z from 'zod/mini'
import { limitedText } from '../common/text.ts'
import { atMost } from '../rule.ts'

/** Limits in characters; the documents give none (docs/product/rules.md 3). */
export const recordLimits = { history: 1000, treatment: 1000 } as const

/** What is told of somebody's health, each a free text (core 4; booking 3), with the words people read. */
export const histories = {
  presentingComplaint: '疾病情况',
  pastHistory: '既往史',
  familyHistory: '家族史',
  allergyHistory: '过敏史',
  surgeryHistory: '手术史',
  traumaHistory: '外伤史',
  marriageHistory: '婚育史',
  menstrualHistory: '月经史',
  otherHistory: '其他',
} as const
export type History = keyof typeof histories
export const historyKeys = Object.keys(histories) as History[]

/** Empty: nothing to tell. Kept trimmed. */
export const historyText = (key: History) =>
  z.string().check(z.trim(), atMost(recordLimits.history, `${histories[key]}不能超过${recordLimits.history}个字`))

/** What was found and done on a day. */
export const treatmentContent = limitedText('就诊详情', recordLimits.treatment)

export const treatedInFuture = '就诊日期不能晚于今天'
export const treatedTooEarly = '就诊日期不能早于1900年'

/** Epoch seconds, as the documents carry it, of a day that somebody alive may have been treated on. */
export const treatedAt = z
  .int({
    error: issue => (issue.input === undefined || issue.input === null ? '请选择就诊日期' : undefined),
  })
  .check(z.minimum(-2_209_075_200, treatedTooEarly), z.maximum(253_402_300_799, treatedInFuture))

/** For so long a record that was deleted by mistake can be fetched back; then it is gone for good. */
export const restoreHours = 24

/** The first characters of a text in a list, then dots; 无 when there is none (core 4). */
export const previewOf = (text: string): string => {
  const characters = Array.from(text)
  return characters.length === 0 ? '无' : characters.length > 5 ? `${characters.slice(0, 5).join('')}…` : text
}
