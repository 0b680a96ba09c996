import * as z from 'zod/mini'
import { optionalText, required } from '../rule.ts'

/** Wrong passwords in a row until the login is locked, and for how many minutes (docs/product/needs.md A8). */
export const passwordTries = 5
export const lockMinutes = 15

const weak = '密码须为8-32位，且同时包含字母和数字'

/** A password to be set: 8 to 32 visible ASCII characters with letters and digits. The documents leave the rule open. */
export const newPassword = required('密码不能为空', z.regex(/^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,32}$/, weak))

/** The same where none need be set, as at registration. */
export const optionalPassword = z.optional(z.union([z.literal(''), newPassword]))

/** A password as typed at login: whatever was set once may be typed. */
export const typedPassword = z
  .string({ error: issue => (issue.input === undefined || issue.input === null ? '密码不能为空' : undefined) })
  .check(
    z.refine(text => text !== '', '密码不能为空'),
    z.maxLength(200, '手机号或密码不正确'),
  )

/** What a friend has told, typed in however: 8 letters and digits. */
export const inviteCode = z.pipe(
  optionalText(z.regex(/^(?:[A-Za-z0-9]{8})?$/, '邀请码为8位字母或数字')),
  z.transform(text => text.toUpperCase()),
)
/** What a link brings along; whatever is no code is passed over. */
export const promoteCode = z._default(z.string().check(z.maxLength(64)), '')

/** The second field of the reset form; page only. */
export const repeatedPassword = (password: string) =>
  required(
    '请再次输入密码',
    z.refine(text => text === password, '两次输入的密码不一致'),
  )

/** The agreement box of login and registration; page only (core 5). */
export const agreementTicked = z.literal(true, { error: () => '请先阅读用户协议' })

/** Whose standing texts a registration agrees to; the keys of content's texts. */
export const registrationAgreements = ['用户协议', '隐私政策'] as const

/** Dialog when the account has no ID number: in consult and account screens (core 5) … */
export const noIdCardSentence = '证件号不能为空，是否去完善信息？'
/** … and in booking and hospital-service screens (booking 5). */
export const noIdCardSentenceOfBooking = '用户证件号不能为空，是否去完善信息？'
/** Toast after a change of profile, mobile or password (core 8). */
export const changedSentence = '修改成功'
