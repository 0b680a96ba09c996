import { expect, test } from 'vitest'
import { IdentityUnreachableError, type IdentityChecker } from '../../ports/identity.ts'

export interface IdentityCase {
  checker: IdentityChecker
  /** The same with a key that the provider does not know. */
  stranger: IdentityChecker
  /** The same, and nobody listens. */
  away: IdentityChecker
  /** Whom the register knows. */
  citizen: { name: string; idCard: string }
  /** A name that the register knows with no number. */
  nobody: { name: string; idCard: string }
}

/** What every register of identities must do, tried against the provider's own side of the wire. */
export function identityCheckerHolds({ checker, stranger, away, citizen, nobody }: IdentityCase): void {
  test('name and ID number that belong together match, however rare the characters', async () => {
    expect(await checker.check(citizen)).toBe('match')
  })
  test("another's ID number does not match", async () => {
    expect(await checker.check({ ...citizen, name: '别人' })).toBe('mismatch')
  })
  test('a number that the register does not have is unknown', async () => {
    expect(await checker.check(nobody)).toBe('unknown')
  })
  test('a refusal that says nothing of the person is no answer, and repeats neither name nor number', async () => {
    for (const [one, code] of [
      [stranger, expect.stringContaining('AccessKeyId')],
      [away, expect.any(String)],
    ] as const) {
      const error = await one.check(citizen).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(IdentityUnreachableError)
      expect(error).toMatchObject({ code })
      expect(String((error as Error).stack)).not.toContain(citizen.name)
      expect(String((error as Error).stack)).not.toContain(citizen.idCard)
    }
  })
}
