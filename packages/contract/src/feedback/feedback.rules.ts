import * as z from 'zod/mini'
import { id } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { feedbackLimits } from './feedback.kinds.ts'

/** 反馈内容不能为空, 反馈内容不能超过500个字. */
export const feedbackContent = limitedText('反馈内容', feedbackLimits.content)
export const contact = optionalLimitedText('联系人', feedbackLimits.contact)
/** A telephone number, an address, an account of a messaging app: whatever the patient likes to be reached by. */
export const contactWay = optionalLimitedText('联系方式', feedbackLimits.contactWay)
export const feedbackAnswer = limitedText('回复内容', feedbackLimits.answer)

/** What a patient adds whom the answer to a complaint does not satisfy. */
export const complaintAgain = limitedText('补充说明', feedbackLimits.again)

/** Own uploads by id, each once. */
export const feedbackPictures = z.pipe(
  z.optional(z.nullable(z.array(id))),
  z.pipe(
    z.transform((ids: string[] | null | undefined) => [...new Set(ids ?? [])]),
    z
      .array(z.string())
      .check(z.refine(ids => ids.length <= feedbackLimits.pictures, `最多可以上传${feedbackLimits.pictures}张图片`)),
  ),
)
