import * as z from 'zod/mini'

export const text = z.string()
export const code = z.string().check(z.minLength(1), z.maxLength(64))
/** 病案号 */
export const recordNumber = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/), z.describe('病案号，1至32位字母数字'))
export const idCard = z.string().check(z.regex(/^\d{17}[\dX]$/), z.describe('18位身份证号，末位X大写'))
export const ourNo = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.describe('我方单号：同一单号重复调用，结果相同'))
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.describe('YYYY-MM-DD，东八区'))
export const instant = z.int().check(z.nonnegative(), z.describe('毫秒时间戳（1970年起，UTC）'))
export const cents = z.int().check(z.describe('金额，单位分'))
export const version = z.int().check(z.nonnegative(), z.describe('每次变更加大；较小的不会覆盖较大的'))
export const cursor = z.string().check(z.maxLength(200), z.describe('上次返回的游标；空串：从还保留的最早一条开始'))
/** What a call answers that answers nothing. */
export const nothing = z.undefined()
/** May be empty where nobody has said it. */
export const place = z.string()
