import * as z from 'zod/mini'
import { pictureIds } from '../common/picture-ids.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { required } from '../rule.ts'
import { consultLimits, mostPictures } from './consult.limits.ts'

export { formPictures } from '../common/picture-ids.ts'

/** 咨询内容不能超过500个字. */
export const consultContent = limitedText('咨询内容', consultLimits.content)
/** 疾病名称不能超过20个字; empty when undiagnosed. */
export const illnessName = optionalLimitedText('疾病名称', consultLimits.illnessName)
export const illnessTime = optionalLimitedText('患病时长', consultLimits.illnessTime)
export const expectedHelpContent = optionalLimitedText('希望得到的帮助', consultLimits.expectedHelp)
/** 追加回复次数, by the doctor. */
export const moreReplies = z.int('请填写1-10的整数').check(z.gte(1, '请填写1-10的整数'), z.lte(10, '请填写1-10的整数'))
export const supplementContent = limitedText('补充资料', consultLimits.supplement)
/** The patient's line in the chat. */
export const chatText = optionalLimitedText('回复内容', consultLimits.chat)
/** The doctor's answer. */
export const answerText = optionalLimitedText('回复内容', consultLimits.answer)
/** 评价内容不能超过200个字; counted before the tags are put in front. */
export const reviewContent = optionalLimitedText('评价内容', consultLimits.review)
/** Why a doctor declines, as the patient reads it. */
export const declineReason = limitedText('退回原因', consultLimits.reason)

/** Why a doctor sends a patient to a hospital, as the patient reads it. */
/** What the doctor recommends to be prescribed, in his words. */
export const offeredMedicine = limitedText('建议的药品和用法', 200)
export const hospitalReason = limitedText('就诊原因', consultLimits.reason)

/** The related person, where one must be chosen (team consults, core 2). */
export const namedPerson = required('请选择就诊人', z.regex(/^[A-Za-z0-9._-]{1,64}$/))

/** Pictures and PDFs of one send in the chat: 最多选择9张 (core 5). */
export const chatPictures = pictureIds(`最多选择${mostPictures}张`)

/** Twice the stars: 0 to 10 in steps of two (core 9; docs/product/rules.md 6, no. 2). */
export const score = z
  .int({ error: issue => (issue.input === undefined || issue.input === null ? '请选择评分' : undefined) })
  .check(z.refine(value => value >= 0 && value <= 10 && value % 2 === 0, '评分不正确'))

/** Chosen values of the dictionary 评价. */
export const reviewTags = z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), [])

/** What is said of a consult: above a score of 4 the chosen tags come first, comma-joined (core 5). */
export const reviewText = (content: string, chosen: readonly string[], given: number): string =>
  given > 4 && chosen.length > 0 ? [...chosen, ...(content === '' ? [] : [content])].join(',') : content

/** Something must be said or shown. */
export const notEmpty = z.refine<{ replyContent: string; attaIdList: string[] }>(
  fields => fields.replyContent !== '' || fields.attaIdList.length > 0,
  '请输入回复内容',
)
