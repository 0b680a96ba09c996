import * as z from 'zod/mini'
import { mobile } from '../common/phone.ts'
import { limitedText, personName } from '../common/text.ts'

/** 收货地址 that one account keeps; the refusal says the same number. */
export const addressesMost = 20

/** 收货人, 手机号, 地区 and the rest of the address: each with its sentences, for the form and the server. */
export const addressFields = {
  receiver: personName,
  mobile,
  /** Its name is the server's: one that is sent along is not read. */
  areaCode: z
    .string({ error: issue => (issue.input === undefined || issue.input === null ? '请选择所在地区' : undefined) })
    .check(z.regex(/^\d{6}$/, '请选择所在地区')),
  street: limitedText('详细地址', 100),
}
