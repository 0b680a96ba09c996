import * as z from 'zod/mini'
import { mobile } from '../common/phone.ts'
import { nameOf } from '../common/text.ts'

/** 陪同人: an adult who takes the patient home. */
export const companionFields = {
  companionName: nameOf('陪同人姓名'),
  companionRelationship: nameOf('与就诊人的关系'),
  companionMobile: mobile,
}
export const companion = z.object(companionFields)
export type Companion = z.infer<typeof companion>
