import * as z from 'zod/mini'
import { required } from '../rule.ts'

/** 11 digits starting with 1 (core 5, generic validators). */
export const mobilePattern = /^1\d{10}$/

const format = '手机号格式错误'

/** The rule of a field that must hold a mobile number. */
export const mobile = required('手机号不能为空', z.regex(mobilePattern, format))

/** The rule of a field that may stay empty. */
export const optionalMobile = z._default(
  z.string().check(
    z.trim(),
    z.refine(text => text === '' || mobilePattern.test(text), format),
  ),
  '',
)
