/**
 * The police's register of citizens, as far as we ask it: whether a name belongs to an ID number. Every question costs
 * money, so whoever asks counts (core 9: five a day per person) and keeps what was right.
 */
export interface IdentityChecker {
  /** Name and ID number (18 characters). Rejects with IdentityUnreachableError when no answer came. */
  check(identity: { name: string; idCard: string }): Promise<IdentityAnswer>
}

/** match: they belong together; mismatch: the number is somebody else's; unknown: the register has no such number. */
export type IdentityAnswer = 'match' | 'mismatch' | 'unknown'

/** No answer, or a refusal that says nothing of the person (key, balance, outage). Carries a code, never name or number. */
export class IdentityUnreachableError extends Error {
  override name = 'IdentityUnreachableError'
  readonly code: string
  constructor(code: string) {
    super(`The register of identities gave no answer: ${code}`)
    this.code = code
  }
}
