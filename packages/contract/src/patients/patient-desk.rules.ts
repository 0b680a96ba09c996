import * as z from 'zod/mini'
import { isIdCard } from '../common/id-card.ts'
import { mobilePattern } from '../common/phone.ts'
import { required } from '../rule.ts'

/** Whole, for the office shall find whom it was told of, not leaf through people. Spaces as in 138 0000 0001 do not count. */
export const wholeNumber = z.pipe(
  required('请输入手机号或身份证号'),
  z.pipe(
    z.transform((typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()),
    z
      .string()
      .check(z.refine(text => mobilePattern.test(text) || isIdCard(text), '请输入完整、正确的手机号或身份证号')),
  ),
)

/** A login mobile, or else an ID number. */
export const isMobile = (number: string): boolean => mobilePattern.test(number)
