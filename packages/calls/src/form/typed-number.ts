import * as z from 'zod/mini'
import { centsOf } from '@nethos/contract/common/money.ts'
import type { Rule } from '@nethos/contract/rule.ts'

type NumberRule = z.ZodMiniType<unknown, number>

/** A whole number as it is typed; NaN for what is none. */
export const wholeTyped = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

// What is no number breaks its rule like one that is too small.
const orTooSmall = (value: number): number => (Number.isNaN(value) ? -1 : value)

/** The rule of a whole number, for the field where it is typed. */
export const typedWhole = (rule: NumberRule): Rule =>
  z.pipe(
    z.transform((text: string) => orTooSmall(wholeTyped(text))),
    rule,
  )

/** The rule of an amount in cents, for the field where yuan are typed. */
export const typedCents = (rule: NumberRule): Rule =>
  z.pipe(
    z.transform((text: string) => orTooSmall(centsOf(text))),
    rule,
  )
