import type { Refusals } from '../service.ts'

/** Refusals of every service that acts for somebody else (docs/decisions/0030). */
export const grantRefusals = {
  /** The person has a say of his own, and it does not let this account do this now; the sentence says why. */
  grant_closed: { code: '01030301', sentence: '对方已收回授权，您暂时不能代办。如需继续代办，请重新申请授权' },
} as const satisfies Refusals
