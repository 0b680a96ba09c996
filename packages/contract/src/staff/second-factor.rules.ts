import * as z from 'zod/mini'
import { required } from '../rule.ts'

/** Recovery codes that are given at once. */
export const recoveryCodes = 10

const wrong = '请输入6位数字验证码'

/** A code as an authenticator app shows it; spaces are passed over. */
export const appCode = z.pipe(
  z.string({ error: issue => (issue.input === undefined || issue.input === null ? wrong : undefined) }),
  z.pipe(
    z.transform((text: string) => text.replace(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, wrong)),
  ),
)

const neither = '请输入6位数字验证码，或10位备用码'

/** The same, or one of the recovery codes: ten letters and digits, with or without the dash, large or small. */
export const anyCode = z.pipe(
  required('请输入验证码', z.maxLength(40, neither)),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s-]/g, '').toUpperCase()),
    z.string().check(z.regex(/^(?:\d{6}|[A-Z2-7]{10})$/, neither)),
  ),
)
