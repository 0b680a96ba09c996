import { nthOf } from '@nethos/contract/common/present.ts'
import { randomInt } from 'node:crypto'
import { oneTimeDays } from '@nethos/contract/staff/staff-account.rules.ts'
import { hashPassword } from '../account/public.ts'

/** Without signs that are taken for others: it is read from a slip of paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const signs = letters + digits
const oneOf = (of: string): string => nthOf(of, randomInt(of.length))

/** Twelve signs in three groups, about 52 bits; each begins with a letter and ends in a digit. */
const newOneTimePassword = (): string =>
  [0, 1, 2].map(() => oneOf(letters) + oneOf(signs) + oneOf(signs) + oneOf(digits)).join('-')

/** A password to hand over, and what the row keeps of it. */
export async function handOver(now: number) {
  const password = newOneTimePassword()
  const until = now + oneTimeDays * 86_400_000
  return {
    shown: { password, until },
    stored: { passwordHash: await hashPassword(password), oneTimeUntil: new Date(until) },
  }
}
